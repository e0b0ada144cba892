import { hydrate } from 'platform/runtime/hydrate'
import { restoreScroll } from './browser/kept-scroll.ts'
import { preloadOnIntent } from './browser/preload-on-intent.ts'
import { registerServiceWorker } from './browser/register-service-worker.ts'
import { isEmbedded } from 'shared-state/contract/embedded'
import { embeddedTab, tab } from './browser/tab.ts'
import { frame } from './frame.ts'
import { InstallContext, InstallOffer } from './pages/download/install-offer.ts'
import { watchClicks } from './statistics/watch-clicks.ts'

const isInOtherSite = isEmbedded(location.pathname)
restoreScroll()
const install = new InstallOffer()
install.watch()
void hydrate({
  frame,
  tab: isInOtherSite ? embeddedTab : tab(),
  onStore: isInOtherSite ? undefined : watchClicks,
  onHydrated({ visitor }, preload) {
    if (isInOtherSite) return
    preloadOnIntent(preload)
    registerServiceWorker(visitor.facts.serviceWorker)
  },
  around: page => <InstallContext value={install}>{page}</InstallContext>,
})
