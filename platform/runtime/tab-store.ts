import { Api } from 'shared-state/api/api'
import { axiosTransport } from 'shared-state/api/axios-transport'
import { releasesRevoked } from 'shared-state/releases/revoked'
import { createRootStore, type RootStore } from 'shared-state/root-store'
import type { AreaLoader } from 'shared-state/slots/area-loader'
import type { SendEvents } from 'shared-state/statistics/statistics'
import { browserAreaLoader, type AreaLoaderOptions } from './areas/browser-area-loader.ts'
import { PageHealth } from './health/page-health.ts'
import type { PageState } from './page-state.ts'
import { RevokedReleases } from './releases/revoked-releases.ts'

/** What the shell knows of its tab. */
export interface Tab {
  /** What the calls' headers tell of the browser (spec 7.1). */
  fingerprint(): string
  marketingTag(): string
  /** Country of the visitor's address, two letters in lower case; empty where it is not known. */
  country(): string
  /** No session opens anything any more: what the browser keeps of it goes. */
  forgetSession(store: RootStore): void
  /** Takes counted events; undefined where nothing is counted. */
  sendStatistics?: SendEvents | undefined
}

/** The root store of this tab, going on where the server's stopped, with what the tab learns and tells of its releases. `areas`: how their code comes. */
export function createTabStore(
  tab: Tab,
  { store: state, snapshot }: PageState,
  areas: (options: AreaLoaderOptions) => AreaLoader = browserAreaLoader,
): { store: RootStore; revoked: RevokedReleases; health: PageHealth } {
  const health = new PageHealth(snapshot, () => Object.keys(snapshot.areas).filter(area => store.areas.loaded(area)))
  const revoked = new RevokedReleases(snapshot, since => store.api.call(releasesRevoked, { since }))
  const store: RootStore = createRootStore({
    state: { ...state, visitor: { ...state.visitor, countryCode: tab.country() } },
    snapshot,
    currentUrl: () => new URL(location.href),
    sendStatistics: tab.sendStatistics,
    report: (area, stage, error) => {
      console.warn(`area ${area} ${snapshot.areas[area]?.version ?? ''} failed to ${stage}:`, error)
      health.failed(area, stage, error)
    },
    areas: areas({
      snapshot,
      lang: state.visitor.lang,
      addTexts: (lang, dictionary) => store.text.add(lang, dictionary),
    }),
    createApi: own =>
      new Api({
        transport: axiosTransport(),
        log: entry =>
          console.info(
            `call ${entry.call} ${entry.kind}: ${entry.status} after ${entry.milliseconds} ms`,
            entry.message,
          ),
        onReleaseEpoch: epoch => revoked.heard(epoch),
        onUnauthorised: () => {
          tab.forgetSession(own)
          own.session.loggedOut()
        },
        headerFacts: () => ({
          ...own.visitor.facts,
          userAgent: navigator.userAgent,
          fingerprint: tab.fingerprint(),
          scene: location.pathname,
          channel: 'web',
          marketing: tab.marketingTag(),
        }),
      }),
  })
  return { store, revoked, health }
}
