import type { Exposure, ExposureEvent } from 'calls/entities/exposure'
import { openAddress, type Answers } from 'shared-state/testing/open-address'
import uiWords from 'ui/strings/en.json'
import { area } from '../area.tsx'
import en from '../strings/en.json'

export interface CaseOptions {
  exposure: Exposure
  events?: ExposureEvent[]
  /** Languages of the text, the author's first. */
  langs?: readonly string[]
  /** `actions` of exposure.own; without them nobody is logged in. */
  actions?: () => readonly string[]
  /** The visitor has an account with those actions, but is not logged in yet. */
  isLoggedIn?: false
  /** `followed` of exposure.own. */
  followed?: () => boolean
  contact?: string | null
  /** The query of the address. */
  query?: string
  answers?: Answers
}

/** The time of the tests. */
export const now = Date.parse('2026-11-19T20:00:00Z')

export const viewer = { userId: 'u1', nick: 'Dimas A.', avatar: null, roles: [] } as never

/** Opens a case like a visitor, with its loader and its forms. `sent` collects the calls that are neither about brokers nor its content. */
export async function openCase({
  exposure,
  events = [],
  langs = [exposure.lang],
  actions,
  isLoggedIn,
  followed = () => false,
  contact = null,
  query = '',
  answers = {},
}: CaseOptions) {
  const sent: { call: string; input: Record<string, unknown> }[] = []
  const readable: Answers = {
    'exposure.detail': () => ({ exposure, langs, events }),
    'exposure.own': () => ({
      exposure,
      langs,
      events,
      actions: actions?.() ?? [],
      followed: followed(),
      contact,
      draft: null,
    }),
    'exposure.revelation': () => ({ items: [], total: 1, pageIndex: 1, pageSize: 4, counts: [] }),
    'exposure.legalnotices': () => ({ items: [], total: 0, pageIndex: 1, pageSize: 50, counts: [], firms: [] }),
    'comment.list': () => ({
      items: [],
      total: 0,
      pageIndex: 1,
      pageSize: 20,
      counts: { positive: 0, neutral: 0, negative: 0 },
      beingChecked: 0,
    }),
  }
  const { store, router } = await openAddress(area, `/en/exposure/${exposure.slug}-${exposure.code}.html${query}`, {
    answers: { ...readable, ...answers },
    onCall: ({ name }, input) => void (name in readable || sent.push({ call: name, input })),
    strings: { ...uiWords, ...en },
    user: actions && isLoggedIn !== false ? viewer : null,
    now,
  })
  return { store, router, sent }
}
