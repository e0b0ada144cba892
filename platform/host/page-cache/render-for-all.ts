import type { Logger } from 'pino'
import type { Transport } from 'shared-state/api/transport'
import type { HeadersOf } from '../http/security-headers.ts'
import type { Prepare } from '../releases/preparing.ts'
import { ReleaseBreakers } from '../releases/release-breakers.ts'
import type { anonymousHelp } from '../rendering/anonymous-help.ts'
import type { Product } from '../product.ts'
import { renderPage, type RenderDeps } from '../rendering/render-page.ts'
import { keepPage } from './keep-page.ts'
import { renderDropped, type DroppedDeps } from './render-dropped.ts'
import { followAnswers } from './shared-answers.ts'
import { keyWith } from './shared-ask.ts'
import type { PageSource, StoredPage } from './stored-page.ts'
import type { StoredPages } from './stored-pages.ts'

interface Deps extends Omit<RenderDeps, 'threads'>, DroppedDeps {
  threads: RenderDeps['threads'] & DroppedDeps['threads']
  pages: StoredPages
  product: Pick<Product, 'itemsShown'>
  headersOf: HeadersOf
  helpFor: ReturnType<typeof anonymousHelp>
  log: Pick<Logger, 'error' | 'warn'>
}

/** Renders stored pages when no visitor waits for them. */
export interface RenderForAll {
  /** Renders a stale page again for the visitors after this one, unless this is under way. */
  again(key: string, page: StoredPage): void
  /** Renders the pages that visitors ask for most with the releases that they are about to get. */
  ahead: Prepare
}

/** Pages that are rendered at the same time without a visitor: the threads are there for visitors first. */
const mostAtOnce = 2
/** Number of pages that are rendered before an activation. */
const pagesAhead = 200
/** An address of no network of visitors: nobody's failures count against it. */
const ownAddress = '127.0.0.1'
const limitMs = 10_000

export function createRenderForAll(deps: Deps): RenderForAll {
  const { pages, product, headersOf, helpFor, log } = deps
  let running = 0
  const render = async (
    key: string,
    { address, job: before }: PageSource,
    snapshot = before.snapshot,
    renderDeps: RenderDeps = deps,
  ) => {
    if (pages.isRendering(key)) return
    const job = { ...before, snapshot, visitor: { ...before.visitor, now: Date.now() } }
    const { snapshot: _snapshot, ...rest } = job
    const storing = pages.begin(key)
    try {
      let followed: ReturnType<typeof followAnswers> | undefined
      const through = (transport: Transport) =>
        (followed = followAnswers(pages.answers.through(transport, job.visitor.lang), product.itemsShown)).transport
      const help = helpFor(job, AbortSignal.timeout(limitMs), through)
      const page = await renderPage(renderDeps, snapshot, rest, help, ownAddress)
      if (page.snapshot === snapshot)
        await keepPage(storing, page.result, { about: followed?.about(), headersOf, source: { address, job } })
    } catch (error) {
      log.warn({ err: error, url: job.url }, 'failed to render a page to be stored')
    } finally {
      storing.end()
    }
  }
  pages.onDropped = renderDropped(deps, ({ key, source }) => render(key, source))
  const renew = async (key: string, page: StoredPage) => {
    const renewed = await pages.renewed(key, page)
    if (!renewed || renewed.isStale) await render(key, page.source)
  }
  return {
    again(key, page) {
      if (!page.isStale || running >= mostAtOnce || pages.isLookedFor(key)) return
      running += 1
      void renew(key, page).finally(() => (running -= 1))
    },
    async ahead(next, signal) {
      const uncounted = withoutEvidence(deps)
      // A page may be stored with several releases.
      const sources = new Map(pages.byVisits().map(({ source }) => [keyWith(source, next), source]))
      const wanted = [...sources].slice(0, pagesAhead)
      const work = async () => {
        for (let page = wanted.shift(); page && !signal.aborted; page = wanted.shift()) {
          const [key, source] = page
          if (!pages.has(key)) await render(key, source, next, uncounted)
        }
      }
      await Promise.all(Array.from({ length: mostAtOnce }, work))
    },
  }
}

/** Failures before an activation count for nothing: the guard and the breakers judge a release by what its visitors get. */
const withoutEvidence = (deps: RenderDeps): RenderDeps => ({
  ...deps,
  breakers: new ReleaseBreakers(),
  health: { count() {} },
  votes: { cast() {} },
  probe: { suspect() {} },
})
