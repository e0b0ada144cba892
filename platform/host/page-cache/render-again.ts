import type { Logger } from 'pino'
import type { Transport } from 'shared-state/api/transport'
import type { anonymousHelp } from '../rendering/anonymous-help.ts'
import type { Product } from '../product.ts'
import { renderPage, type RenderDeps } from '../rendering/render-page.ts'
import { keepPage } from './keep-page.ts'
import { followAnswers } from './shared-answers.ts'
import type { StoredPage } from './stored-page.ts'
import type { StoredPages } from './stored-pages.ts'

interface Deps extends RenderDeps {
  pages: StoredPages
  product: Pick<Product, 'itemsShown'>
  /** Headers of every page. */
  headers: Readonly<Record<string, string>>
  helpFor: ReturnType<typeof anonymousHelp>
  log: Pick<Logger, 'error' | 'warn'>
}

/** Renders a stale page again for the visitors after this one, unless this is under way. */
export type RenderAgain = (key: string, page: StoredPage) => void

/** Pages that are rendered again at the same time: the threads are there for visitors first. */
const mostAtOnce = 2
/** An address of no network of visitors: nobody's failures count against it. */
const ownAddress = '127.0.0.1'
const limitMs = 10_000

export function createRenderAgain(deps: Deps): RenderAgain {
  const { pages, product, headers, helpFor, log } = deps
  let running = 0
  const render = async (key: string, { job: before }: StoredPage) => {
    const job = { ...before, visitor: { ...before.visitor, now: Date.now() } }
    const { snapshot, ...rest } = job
    const storing = pages.begin(key)
    try {
      let followed: ReturnType<typeof followAnswers> | undefined
      const through = (transport: Transport) => (followed = followAnswers(transport, product.itemsShown)).transport
      const help = helpFor(job, AbortSignal.timeout(limitMs), through)
      const page = await renderPage(deps, snapshot, rest, help, ownAddress)
      if (page.snapshot === snapshot) keepPage(storing, page.result, { about: followed?.about(), headers, job })
    } finally {
      storing.end()
    }
  }
  return (key, page) => {
    if (!page.isStale || running >= mostAtOnce || pages.isRendering(key)) return
    running += 1
    render(key, page)
      .catch((error: unknown) => log.warn({ err: error, url: page.job.url }, 'failed to render a stored page again'))
      .finally(() => (running -= 1))
  }
}
