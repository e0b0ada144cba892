import { openAddress, type Answers } from 'shared-state/testing/open-address'
import uiWords from 'ui/strings/en.json'
import { area } from '../area.tsx'
import en from '../strings/en.json'
import { now, viewer } from './open-case.tsx'
import { exposure, pellworth } from './sample-exposure.ts'

/** Everything of a complaint but its contact. */
export const written = {
  traderCode: 'pw1',
  brokerName: '',
  reason: 'scam',
  title: 'Withdrawal pending',
  content: 'I asked to withdraw on the first of May, and nothing has come since.',
  amount: { amount: 4200, currency: 'USD' },
  incidentDate: '2026-05-01',
}

/** `exposure.own` of a draft with these fields. */
export const ownDraft = (draft: object | null = written, contact: string | null = null) => ({
  exposure: exposure({
    state: draft ? 'draft' : 'published',
    images: [{ imageId: 'i1', url: '/i1', thumb: '/i1', width: 9, height: 9, caption: 'The request' }],
  }),
  events: [],
  actions: [],
  contact,
  draft,
})

/** Opens the form for a public complaint. */
export const openPublish = (query: string, answers: Answers, isLoggedIn = true) =>
  openForm('exposure/publish.html', query, answers, isLoggedIn)

/** Opens a form like a visitor, with its loader and its submissions. `sent` collects the calls that write. */
export async function openForm(address: string, query: string, answers: Answers, isLoggedIn = true) {
  const sent: { call: string; input: Record<string, unknown>; key: string | undefined }[] = []
  const readable: Answers = {
    'usercenter.myintervene': () => ({ items: [], total: 0, pageIndex: 1, pageSize: 3 }),
    'dealer.gettraderbycodes': ({ codes }) => ({ items: [pellworth].filter(({ code }) => String(codes) === code) }),
    'exposure.dropdown': () => ({ items: [pellworth] }),
    ...answers,
  }
  const { store, at } = await openAddress(area, `/en/${address}${query}`, {
    only: address,
    answers: readable,
    onCall: ({ name, method }, input, options) =>
      void (method === 'POST' && sent.push({ call: name, input, key: options?.idempotencyKey })),
    strings: { ...uiWords, ...en },
    user: isLoggedIn ? viewer : null,
    now,
  })
  return { store, sent, at }
}
