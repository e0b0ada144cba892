import { hydrate } from 'platform/runtime/hydrate'
import { restoreScroll } from './browser/kept-scroll.ts'
import { preloadOnIntent } from './browser/preload-on-intent.ts'
import { registerServiceWorker } from './browser/register-service-worker.ts'
import { tab } from './browser/tab.ts'
import { frame } from './frame.ts'
import { InstallContext, InstallOffer } from './pages/download/install-offer.ts'
import { watchClicks } from './statistics/watch-clicks.ts'

restoreScroll()
const install = new InstallOffer()
install.watch()
void hydrate({
  frame,
  tab: tab(),
  onStore: watchClicks,
  onHydrated({ visitor }, preload) {
    preloadOnIntent(preload)
    registerServiceWorker(visitor.facts.serviceWorker)
  },
  around: page => <InstallContext value={install}>{page}</InstallContext>,
})
