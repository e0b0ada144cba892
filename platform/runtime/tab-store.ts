import { reaction } from 'mobx'
import { Api } from 'shared-state/api/api'
import { isCallCancelled } from 'shared-state/api/api-error'
import { axiosTransport } from 'shared-state/api/axios-transport'
import type { TokenStore } from 'shared-state/api/token-store'
import { releasesRevoked } from 'shared-state/releases/revoked'
import { createRootStore, type RootStore } from 'shared-state/root-store'
import type { AreaLoader } from 'shared-state/slots/area-loader'
import type { SendEvents } from 'shared-state/statistics/statistics'
import { browserAreaLoader, type AreaLoaderOptions } from './areas/browser-area-loader.ts'
import { PageHealth } from './health/page-health.ts'
import type { PageState } from './page-state.ts'
import { RevokedReleases } from './releases/revoked-releases.ts'

/** The live stream's message about the newest revocation of a release. */
interface EpochMessage {
  type: string
  epoch: number
}

/** What the runtime needs to know about its tab. */
export interface Tab {
  /** Facts about the browser for the calls' headers (spec 7.1). */
  fingerprint(): string
  marketingTag(): string
  /** Country of the visitor's address, two letters in lower case; empty if unknown. */
  country(): string
  /** The session is no longer valid: deletes the browser's data about it. */
  forgetSession(store: RootStore): void
  /** Sends statistics events; undefined if nothing is counted. */
  sendStatistics?: SendEvents | undefined
  /** Where the access token is kept; undefined: in memory. */
  tokenStore?: TokenStore
}

/**
 * The root store of this tab, continuing from the server's state, with tracking of revocations and page health. `areas`: loads the areas'
 * code.
 */
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
      // A part that took too long, or whose page the visitor has left, is left out without a message (spec 8).
      if (isCallCancelled(error)) return
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
        tokenStore: tab.tokenStore,
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
  store.live.on<EpochMessage>('epoch', ({ epoch }) => revoked.heard(epoch), { passive: true })
  reaction(
    () => store.session.user?.userId,
    () => store.live.reopen(),
  )
  return { store, revoked, health }
}
