import { act, render } from '@testing-library/react'
import type { User } from 'calls/entities/user'
import { createMemoryRouter, RouterProvider, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import { Api } from 'shared-state/api/api'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { Envelope } from 'shared-state/api/envelope'
import { exampleOutput } from 'shared-state/examples/call-examples'
import { sentForm } from 'shared-state/testing/sent-form'
import { createRootStore, type RootStore } from 'shared-state/root-store'
import { StoreProvider, type LoadContext } from 'shared-state/runtime'
import uiWords from 'ui/strings/en.json'
import { area } from '../area.tsx'
import words from '../strings/en.json'

/** The backend's response to a call of that name and its headers: `Data`, or a refusal. Calls that only read may be left out: they return their example. */
export type Backend = Record<string, (input: Record<string, string>, headers?: Record<string, string>) => unknown>

export class Refused {
  status: number
  body: Partial<Envelope>
  constructor(status: number, body: Partial<Envelope>) {
    this.status = status
    this.body = body
  }
}

export const rina: User = {
  userId: 'u1',
  vest: false,
  nick: 'Rina W.',
  gender: 'unknown',
  avatar: null,
  email: 'r•••a@mail.example',
  phone: null,
  areaCode: null,
  countryCode: '360',
  identity: 'trader',
  certificate: { state: 'none', reason: null },
  enterpriseId: null,
  roles: [],
  hasPassword: true,
  createdAt: '2025-03-04T10:00:00Z',
}

export const noCounts = {
  collections: 0,
  comments: 0,
  exposures: 0,
  complaints: 0,
  market: 0,
  fans: 0,
  follows: 0,
  followedCases: 0,
  unread: 0,
}

export function storeWith(backend: Backend, user: User | null = rina): RootStore {
  const store = createRootStore({
    state: {
      visitor: {
        lang: 'en',
        countryCode: '360',
        now: Date.parse('2026-11-20T12:00:00Z'),
        origin: 'http://localhost',
        environment: 'test',
      },
      user,
      slots: [],
    },
    snapshot: { shell: {} as never, areas: {}, pinned: {}, epoch: 0 },
    areas: { load: async () => area, loaded: () => area },
    currentUrl: () => new URL('http://localhost/en/'),
    report: (_area, _stage, error) => {
      throw error
    },
    createApi: () =>
      new Api({
        transport: {
          needsToken: false,
          async send({ declaration, input, headers }) {
            const answer = backend[declaration.name] ?? examples(declaration)
            const Data = await answer(input as Record<string, string>, headers)
            if (Data instanceof Refused)
              return { status: Data.status, body: { succeed: false, ErrorCode: 1000, message: '', ...Data.body } }
            return { status: 200, body: { succeed: true, ErrorCode: 0, message: '', Data } }
          },
        },
        headerFacts: () => ({
          lang: 'en',
          fingerprint: '',
          userAgent: '',
          scene: '',
          channel: 'web',
          environment: 'test',
          marketing: '',
        }),
        log: () => {},
        onUnauthorised: () => {},
      }),
  })
  store.text.add('en', { ...uiWords, ...words })
  return store
}

function examples(declaration: CallDeclaration): Backend[string] {
  if (declaration.method !== 'GET') throw new Error(`the test backend has no response for ${declaration.name}`)
  if (declaration.name === 'usercenter.traderinfocount') return () => noCounts
  return () => exampleOutput(declaration)
}

/** Opens a page of the area like a visitor; resolves once it is rendered. */
export async function openPage(path: string, backend: Backend = {}, user: User | null = rina) {
  const store = storeWith(backend, user)
  const contextOf = ({ request, params }: LoaderFunctionArgs | ActionFunctionArgs): LoadContext => ({
    params,
    url: new URL(request.url),
    lang: 'en',
    api: store.api,
    store,
    signal: request.signal,
  })
  const pages = area.routes.map(route => ({
    path: route.path,
    element: <route.page />,
    loader: async (args: LoaderFunctionArgs) => {
      const [data] = await Promise.all([route.load!(contextOf(args)), route.page.load()])
      return data
    },
    action: async (args: ActionFunctionArgs) => route.submit!(await sentForm(args.request), contextOf(args)),
  }))
  const router = createMemoryRouter(
    [
      {
        path: '/:lang',
        HydrateFallback: () => null,
        children: [
          { index: true, element: <h1>Home</h1> },
          { path: '404.html', element: <h1>Not found</h1> },
          ...pages,
        ],
      },
    ],
    {
      initialEntries: [`/en${path}`],
    },
  )
  await act(async () => {
    render(
      <StoreProvider store={store}>
        <RouterProvider router={router} />
      </StoreProvider>,
    )
  })
  return { store, router }
}
