import { act, render } from '@testing-library/react'
import type { User } from 'calls/entities/user'
import { areaRoutes } from 'platform/runtime/router/area-routes'
import { downRoutes, rootRoutes } from 'platform/runtime/router/routes'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Api } from 'shared-state/api/api'
import type { Envelope } from 'shared-state/api/envelope'
import type { Area } from 'shared-state/contract/area'
import type { SnapshotArea } from 'shared-state/contract/release'
import { contentLanguageOf, type TextLanguage } from 'shared-state/i18n/languages'
import { createRootStore, type RootStore } from 'shared-state/root-store'
import { StoreProvider } from 'shared-state/runtime'
import type { CountedEvent } from 'shared-state/statistics/portal-events'
import uiEnglish from 'ui/strings/en.json'
import uiIndonesian from 'ui/strings/id.json'
import { frame } from '../frame.ts'
import english from '../strings/en.json'
import indonesian from '../strings/id.json'
import { fillBrowserGaps } from './browser-gaps.ts'

/** The backend's response to a call of that name: `Data`, or a refusal; a call without an entry is down (503). */
export type Backend = Record<string, (input: Record<string, string>) => unknown>

export class Refused {
  status: number
  body: Partial<Envelope>

  constructor(status: number, body: Partial<Envelope>) {
    this.status = status
    this.body = body
  }
}

export interface Site {
  store: RootStore
  /** Reported failures, as `area stage`. */
  reports: string[]
  /** Events that were counted and sent. */
  counted: CountedEvent[]
}

export interface SiteOptions {
  backend?: Backend
  areas?: Area[]
  /** The release records of the areas; a release without its area in `areas` is down. */
  releases?: Record<string, Partial<SnapshotArea>>
  pinned?: Record<string, string>
  /** A language that is not public shows the English texts. */
  lang?: TextLanguage
  user?: User | null
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

export const release = (said: Partial<SnapshotArea> = {}): SnapshotArea => ({
  version: '1.0.0',
  container: 'c',
  entry: { href: '', integrity: '' },
  css: [],
  strings: {},
  addresses: [],
  slots: [],
  menu: {},
  down: {},
  ...said,
})

fillBrowserGaps()

const words = { en: { ...uiEnglish, ...english }, id: { ...uiIndonesian, ...indonesian } }

/** The store of one tab, with a backend and areas invented for a test. */
export function siteStore({
  backend = {},
  areas = [],
  releases = {},
  pinned = {},
  lang = 'en',
  user = null,
}: SiteOptions = {}): Site {
  const reports: string[] = []
  const counted: CountedEvent[] = []
  const loaded = (name: string) => areas.find(area => area.name === name)
  const store = createRootStore({
    state: {
      visitor: {
        lang,
        countryCode: '',
        now: Date.parse('2026-11-20T12:00:00Z'),
        origin: 'http://localhost',
        environment: 'test',
      },
      user,
      slots: [],
    },
    snapshot: {
      shell: release(),
      areas: Object.fromEntries(Object.entries(releases).map(([name, said]) => [name, release(said)])),
      pinned,
      epoch: 0,
    },
    areas: {
      loaded,
      load: async name => loaded(name) ?? Promise.reject(new Error(`the area ${name} is not available`)),
    },
    currentUrl: () => new URL(`http://localhost/${lang}/`),
    report: (area, stage) => reports.push(`${area} ${stage}`),
    sendStatistics: events => counted.push(...events),
    createApi: () =>
      new Api({
        transport: {
          needsToken: false,
          async send({ declaration, input }) {
            const Data = await (backend[declaration.name]?.(input as Record<string, string>) ??
              new Refused(503, { message: 'down' }))
            if (Data instanceof Refused)
              return { status: Data.status, body: { succeed: false, ErrorCode: 5001, message: '', ...Data.body } }
            return { status: 200, body: { succeed: true, ErrorCode: 0, message: '', Data } }
          },
        },
        headerFacts: () => ({
          lang,
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
  store.text.add(lang, words[contentLanguageOf(lang)])
  return { store, reports, counted }
}

/** Opens an address of the site in the frame, like a tab. */
export async function openSite(
  path: string,
  options: SiteOptions = {},
): Promise<Site & { router: ReturnType<typeof createMemoryRouter> }> {
  // A visitor who has seen the Chrome hint, which otherwise would appear in any test that takes a second.
  document.cookie = 'chromeHint=1'
  const site = siteStore(options)
  const unbudgeted = { budgeted: false }
  const { areas = [], releases = {} } = options
  const pages = [
    ...areas.flatMap(area => areaRoutes(area, site.store, unbudgeted)),
    ...Object.keys(releases)
      .filter(name => !areas.some(area => area.name === name))
      .flatMap(name => downRoutes(frame, name, site.store)),
  ]
  const router = createMemoryRouter(rootRoutes(frame, site.store, pages, unbudgeted), { initialEntries: [path] })
  await loaded(router)
  await act(
    async () =>
      void render(
        <StoreProvider store={site.store}>
          <RouterProvider router={router} />
        </StoreProvider>,
      ),
  )
  return { ...site, router }
}

/** The first page's data is loaded before anything is shown, as on the server. */
const loaded = (router: ReturnType<typeof createMemoryRouter>): Promise<void> =>
  new Promise(done => {
    if (router.state.initialized) return done()
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return
      leave()
      done()
    })
  })
