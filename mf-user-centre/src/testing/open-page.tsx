import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import { Api } from 'shared-state/api/api'
import type { User } from 'shared-state/calls/entities/user'
import type { Envelope } from 'shared-state/calls/envelope'
import { StoreProvider, type LoadContext } from 'shared-state/runtime'
import { createRootStore, type RootStore } from 'shared-state/store/root-store'
import uiWords from 'ui/strings/en.json'
import { area } from '../area.tsx'
import words from '../strings/en.json'

/** What the backend answers to a call of that name: `Data`, or a refusal. */
export type Backend = Record<string, (input: Record<string, string>) => unknown>

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

export function storeWith(backend: Backend): RootStore {
  const store = createRootStore({
    state: { visitor: { lang: 'en', countryCode: '360', now: Date.parse('2026-11-20T12:00:00Z'), origin: 'http://localhost', environment: 'test' }, user: rina, slots: [] },
    snapshot: { shell: {} as never, areas: {}, pinned: {}, epoch: 0 },
    areas: { load: async () => area, loaded: () => area },
    currentUrl: () => new URL('http://localhost/en/'),
    report: (_area, _stage, error) => { throw error },
    createApi: () =>
      new Api({
        transport: {
          needsToken: false,
          async send({ declaration, input }) {
            const Data = backend[declaration.name]!(input as Record<string, string>)
            if (Data instanceof Refused) return { status: Data.status, body: { succeed: false, ErrorCode: 1000, message: '', ...Data.body } }
            return { status: 200, body: { succeed: true, ErrorCode: 0, message: '', Data } }
          },
        },
        headerFacts: () => ({ lang: 'en', fingerprint: '', userAgent: '', scene: '', channel: 'web', environment: 'test', marketing: '' }),
        log: () => {},
        onUnauthorised: () => {},
      }),
  })
  store.text.add('en', { ...uiWords, ...words })
  return store
}

/** Shows a page of the area as its visitor sees it; resolves once it stands. */
export async function openPage(path: string, backend: Backend) {
  const store = storeWith(backend)
  const contextOf = ({ request, params }: LoaderFunctionArgs | ActionFunctionArgs): LoadContext =>
    ({ params, url: new URL(request.url), lang: 'en', api: store.api, store, signal: request.signal })
  const pages = area.routes.map(route => ({
    path: route.path,
    element: <route.page />,
    loader: async (args: LoaderFunctionArgs) => {
      const [data] = await Promise.all([route.load!(contextOf(args)), route.page.load()])
      return data
    },
    action: async (args: ActionFunctionArgs) => route.submit!(await args.request.formData(), contextOf(args)),
  }))
  const router = createMemoryRouter([{ path: '/:lang', HydrateFallback: () => null, children: [{ index: true, element: <h1>Home</h1> }, ...pages] }], {
    initialEntries: [`/en${path}`],
  })
  await act(async () => {
    render(<StoreProvider store={store}><RouterProvider router={router} /></StoreProvider>)
  })
  return { store, router }
}
