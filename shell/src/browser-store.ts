import { Api } from 'shared-state/api/api'
import { axiosTransport } from 'shared-state/api/axios-transport'
import { releasesRevoked } from 'calls/releases'
import type { AreaLoader } from 'shared-state/slots/area-loader'
import { createRootStore, type RootStore } from 'shared-state/store/root-store'
import { browserAreaLoader, type AreaLoaderOptions } from './areas/browser-area-loader.ts'
import { clearCookies } from './browser/cookies.ts'
import { fingerprint } from './browser/fingerprint.ts'
import { marketingTag } from './browser/marketing-tag.ts'
import { PageHealth } from './health/page-health.ts'
import type { PageState } from './page-state.ts'
import { RevokedReleases } from './releases/revoked-releases.ts'
import { statisticsSender } from './statistics/statistics-sender.ts'

/** The root store of this tab, going on where the server's stopped, with what the tab learns and tells of its releases. `areas`: how their code comes. */
export function createBrowserStore(
  { store: state, snapshot }: PageState,
  areas: (options: AreaLoaderOptions) => AreaLoader = browserAreaLoader,
): { store: RootStore; revoked: RevokedReleases; health: PageHealth } {
  const health = new PageHealth(snapshot, () => Object.keys(snapshot.areas).filter(area => store.areas.loaded(area)))
  const revoked = new RevokedReleases(snapshot, since => store.api.call(releasesRevoked, { since }))
  const store: RootStore = createRootStore({
    state,
    snapshot,
    currentUrl: () => new URL(location.href),
    sendStatistics: statisticsSender(),
    report: (area, stage, error) => {
      console.warn(`area ${area} ${snapshot.areas[area]?.version ?? ''} failed to ${stage}:`, error)
      health.failed(area, stage, error)
    },
    areas: areas({
      snapshot,
      lang: state.visitor.lang,
      addTexts: (lang, dictionary) => store.text.add(lang, dictionary),
    }),
    createApi: ({ visitor, session }) =>
      new Api({
        transport: axiosTransport(),
        log: entry =>
          console.info(
            `call ${entry.call} ${entry.kind}: ${entry.status} after ${entry.milliseconds} ms`,
            entry.message,
          ),
        onReleaseEpoch: epoch => revoked.heard(epoch),
        onUnauthorised: () => {
          clearCookies(visitor.facts.cookieHost)
          session.loggedOut()
        },
        headerFacts: () => ({
          ...visitor.facts,
          userAgent: navigator.userAgent,
          fingerprint: fingerprint(),
          scene: location.pathname,
          channel: 'web',
          marketing: marketingTag(),
        }),
      }),
  })
  return { store, revoked, health }
}
