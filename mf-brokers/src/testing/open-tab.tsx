import { act, render } from '@testing-library/react'
import type { User } from 'calls/entities/user'
import { createMemoryRouter, RouterProvider, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import { Api } from 'shared-state/api/api'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { Envelope } from 'shared-state/api/envelope'
import { createRootStore } from 'shared-state/root-store'
import { StoreProvider, type LoadContext } from 'shared-state/runtime'
import uiWords from 'ui/strings/en.json'
import { brokerTabRoutes } from '../broker-tab-routes.ts'
import { lookupRoutes } from '../lookup-routes.ts'
import words from '../strings/en.json'

/** The backend's response to a call of that name: `Data`, or a refusal; a call without an entry is down (503). */
export type Backend = Record<string, (input: Record<string, unknown>) => unknown>

export class Refused {
  status: number
  body: Partial<Envelope>

  constructor(status: number, body: Partial<Envelope> = {}) {
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
  email: null,
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

/** Opens a broker's tab, or a page of the other lists, like a visitor, with its loader and its forms. `sent` collects the calls that write. */
export async function openTab(path: string, backend: Backend, user: User | null = null) {
  const sent: { call: string; input: unknown; key: string | undefined }[] = []
  const answer = async (declaration: CallDeclaration, input: Record<string, unknown>, key: string | undefined) => {
    if (declaration.method === 'POST' && declaration.repeat !== 'reads')
      sent.push({ call: declaration.name, input, key })
    const Data = await (backend[declaration.name]?.(input) ?? new Refused(503))
    if (Data instanceof Refused)
      return { status: Data.status, body: { succeed: false, ErrorCode: 5001, message: '', ...Data.body } }
    return { status: 200, body: { succeed: true, ErrorCode: 0, message: '', Data } }
  }
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
    areas: {
      load: async () => {
        throw new Error('no other areas in this test')
      },
      loaded: () => undefined,
    },
    currentUrl: () => new URL('http://localhost/en/'),
    report: (_area, _stage, error) => {
      throw error
    },
    createApi: () =>
      new Api({
        transport: {
          needsToken: false,
          send: ({ declaration, input, headers }) =>
            answer(declaration, input as Record<string, unknown>, headers['Idempotency-Key']),
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
        onUnauthorised: () => store.session.loggedOut(),
      }),
  })
  store.text.add('en', { ...uiWords, ...words })
  const contextOf = ({ request, params }: LoaderFunctionArgs | ActionFunctionArgs): LoadContext => ({
    params,
    url: new URL(request.url),
    lang: 'en',
    api: store.api,
    store,
    signal: request.signal,
  })
  const pages = [...brokerTabRoutes, ...lookupRoutes].map(route => ({
    path: route.path,
    element: <route.page />,
    loader: async (args: LoaderFunctionArgs) =>
      (await Promise.all([route.load!(contextOf(args)), route.page.load()]))[0],
    ...(route.submit && {
      action: async (args: ActionFunctionArgs) => route.submit!(await args.request.formData(), contextOf(args)),
    }),
  }))
  const elsewhere = { path: '*', element: <h1>Elsewhere</h1> }
  const router = createMemoryRouter(
    [{ path: '/:lang', HydrateFallback: () => null, children: [...pages, elsewhere] }],
    { initialEntries: [path] },
  )
  await act(async () => {
    render(
      <StoreProvider store={store}>
        <RouterProvider router={router} />
      </StoreProvider>,
    )
  })
  return { store, router, sent }
}
