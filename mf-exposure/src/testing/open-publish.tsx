import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { Api } from 'shared-state/api/api'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { StoreProvider, type LoadContext } from 'shared-state/runtime'
import { sentForm } from 'shared-state/testing/sent-form'
import { testStore } from 'shared-state/testing/render-part'
import uiWords from 'ui/strings/en.json'
import { area } from '../area.tsx'
import en from '../strings/en.json'
import { refusal, type Answers } from './open-case.tsx'
import { exposure, pellworth } from './sample-exposure.ts'

const viewer = { userId: 'u1', nick: 'Dimas A.', avatar: null, roles: [] } as never

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
  const call = async (
    { name, method }: CallDeclaration,
    input: Record<string, unknown>,
    options?: { idempotencyKey?: string },
  ) => {
    if (method === 'POST') sent.push({ call: name, input, key: options?.idempotencyKey })
    const answer = readable[name]
    if (!answer) throw refusal(404, 3001)
    const data = answer(input)
    if (data instanceof Error) throw data
    return data
  }
  const store = testStore({
    strings: { ...uiWords, ...en },
    user: isLoggedIn ? viewer : null,
    now: Date.parse('2026-11-19T20:00:00Z'),
  })
  const api = { call } as unknown as Api
  Object.assign(store, { api })
  const contextOf = ({ request, params }: LoaderFunctionArgs | ActionFunctionArgs): LoadContext => ({
    params,
    url: new URL(request.url),
    lang: 'en',
    api,
    store,
    signal: request.signal,
  })
  const route = area.routes.find(({ path }) => path === address)!
  const page = {
    path: `/:lang/${route.path}`,
    element: <route.page />,
    HydrateFallback: () => null,
    loader: async (args: LoaderFunctionArgs) =>
      (await Promise.all([route.load!(contextOf(args)), route.page.load()]))[0],
    action: async (args: ActionFunctionArgs) => route.submit!(await sentForm(args.request), contextOf(args)),
  }
  const router = createMemoryRouter([page, { path: '*', element: <h1>Elsewhere</h1> }], {
    initialEntries: [`/en/${address}${query}`],
  })
  await act(async () => {
    render(
      <StoreProvider store={store}>
        <RouterProvider router={router} />
      </StoreProvider>,
    )
  })
  const at = () => router.state.location.pathname + router.state.location.search
  return { store, sent, at }
}
