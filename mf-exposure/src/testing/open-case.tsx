import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { Exposure, ExposureEvent } from 'calls/entities/exposure'
import type { Api } from 'shared-state/api/api'
import { ApiError } from 'shared-state/api/api-error'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { StoreProvider, type LoadContext } from 'shared-state/runtime'
import { sentForm } from 'shared-state/testing/sent-form'
import { testStore } from 'shared-state/testing/render-part'
import uiWords from 'ui/strings/en.json'
import { area } from '../area.tsx'
import en from '../strings/en.json'

export type Answers = Record<string, (input: Record<string, unknown>) => unknown>

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

export const viewer = { userId: 'u1', nick: 'Dimas A.', avatar: null, roles: [] } as never

export const refusal = (status: number, code: number, errors: { field: string; message: string }[] = []) =>
  new ApiError({ call: 'test', status, code, message: 'a message for developers', errors: errors as never })

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
  const call = async ({ name }: CallDeclaration, input: Record<string, unknown>) => {
    const isRead = name in readable
    if (!isRead) sent.push({ call: name, input })
    const answer = answers[name] ?? readable[name]
    if (!answer) throw refusal(404, 3001)
    const data = answer(input)
    if (data instanceof Error) throw data
    return data
  }
  const store = testStore({
    strings: { ...uiWords, ...en },
    user: actions && isLoggedIn !== false ? viewer : null,
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
  const route = area.routes.find(({ path }) => path === 'exposure/:slugCode')!
  const page = {
    path: `/:lang/${route.path}`,
    element: <route.page />,
    HydrateFallback: () => null,
    loader: async (args: LoaderFunctionArgs) =>
      (await Promise.all([route.load!(contextOf(args)), route.page.load()]))[0],
    action: async (args: ActionFunctionArgs) => route.submit!(await sentForm(args.request), contextOf(args)),
  }
  const router = createMemoryRouter([page, { path: '*', element: <h1>Elsewhere</h1> }], {
    initialEntries: [`/en/exposure/${exposure.slug}-${exposure.code}.html${query}`],
  })
  await act(async () => {
    render(
      <StoreProvider store={store}>
        <RouterProvider router={router} />
      </StoreProvider>,
    )
  })
  return { store, router, sent }
}
