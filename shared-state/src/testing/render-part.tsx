import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Api } from '../api/api.ts'
import type { Transport } from '../api/transport.ts'
import type { Language } from '../i18n/languages.ts'
import type { Dictionary } from '../i18n/text.ts'
import { StoreProvider } from '../react/store-context.tsx'
import { createRootStore, type RootStore } from '../root-store.ts'
import type { PortalUser } from '../store/portal-user.ts'

export interface TestStoreOptions {
  lang?: Language
  strings?: Dictionary
  user?: PortalUser | null
  /** Data by call name; a call without an entry is refused with 404. */
  answers?: Record<string, unknown>
  /** The time from which relative times are computed, in ms. */
  now?: number
}

/** A root store whose calls are answered from a list. */
export function testStore({
  lang = 'en',
  strings = {},
  user = null,
  answers = {},
  now = Date.UTC(2026, 0, 15, 12),
}: TestStoreOptions = {}): RootStore {
  const transport: Transport = {
    needsToken: false,
    async send({ declaration }) {
      const found = Object.hasOwn(answers, declaration.name)
      return found
        ? { status: 200, body: { succeed: true, ErrorCode: 0, message: '', Data: answers[declaration.name] } }
        : {
            status: 404,
            body: { succeed: false, ErrorCode: 3001, message: `no answer for ${declaration.name} in this test` },
          }
    },
  }
  const store = createRootStore({
    state: {
      visitor: { lang, countryCode: '', now, origin: 'http://localhost', environment: 'test' },
      user,
      slots: [],
    },
    snapshot: { shell: emptyRelease, areas: {}, pinned: {}, epoch: 0 },
    areas: { load: name => Promise.reject(new Error(`no area ${name} in this test`)), loaded: () => undefined },
    currentUrl: () => new URL('http://localhost/'),
    report: () => {},
    createApi: () =>
      new Api({
        transport,
        log: () => {},
        onUnauthorised: () => {},
        headerFacts: () => ({
          lang,
          fingerprint: '',
          userAgent: '',
          scene: '/',
          channel: 'web',
          environment: 'test',
          marketing: '',
        }),
      }),
  })
  store.text.add(lang, strings)
  return store
}

const emptyRelease = {
  version: '0.0.0',
  container: '',
  entry: { href: '', integrity: '' },
  css: [],
  strings: {},
  addresses: [],
  slots: [],
  menu: {},
  down: {},
}

export interface RenderPartOptions extends TestStoreOptions {
  /** Address of the page. */
  at?: string
  /** The result of usePageData(). */
  data?: unknown
  store?: RootStore
}

/** Renders a page or component as the shell would: with store, texts, router and its loader's data. */
export function renderPart(part: ReactNode, options: RenderPartOptions = {}): RenderResult & { store: RootStore } {
  const { at = '/en/', data, store = testStore(options) } = options
  const router = createMemoryRouter([{ id: 'page', path: '*', element: part, loader: () => data ?? null }], {
    initialEntries: [at],
    hydrationData: { loaderData: { page: data ?? null } },
  })
  const result = render(
    <StoreProvider store={store}>
      <RouterProvider router={router} />
    </StoreProvider>,
  )
  return Object.assign(result, { store })
}
