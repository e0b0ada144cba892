import { reportFailedStart } from './health/report-failed-start.ts'
import './styles.ts'

/**
 * The code that makes a page answer, in the order it is run: each piece in a task of its own, so that what a visitor does
 * meanwhile waits for one piece and not for all. One name, one file (docs/decisions/0023).
 */
const pieces = [
  () => import(/* webpackChunkName: "client" */ 'react-dom/client'),
  () => import(/* webpackChunkName: "client" */ './share-scope/shared-modules.ts'),
  () => import(/* webpackChunkName: "client" */ './browser-store.ts'),
  () => import(/* webpackChunkName: "client" */ './router/tab-router.tsx'),
  () => import(/* webpackChunkName: "client" */ './entry-client.tsx'),
]

/** A page is painted before its code is fetched and run. One in a tab that nobody sees is not painted, and its timers are slow. */
async function start(): Promise<void> {
  if (!document.hidden) await new Promise(requestAnimationFrame)
  for (const run of pieces) {
    if (!document.hidden) await new Promise(nextTask => setTimeout(nextTask))
    await run()
  }
}

start().catch((error: unknown) => {
  void reportFailedStart(error)
  throw error
})
