import type { RequestHandler } from 'express'
import { answerStored } from '../page-cache/answer-stored.ts'
import { createRenderForAll } from '../page-cache/render-for-all.ts'
import type { StoredPages } from '../page-cache/stored-pages.ts'
import type { anonymousHelp } from '../rendering/anonymous-help.ts'
import { handlePage, type PageDeps } from './handle-page.ts'

interface Deps extends Omit<PageDeps, 'stored'> {
  /** Undefined: no pages are stored. */
  pages: StoredPages | undefined
  /** For renderings without a visitor. */
  helpFor: ReturnType<typeof anonymousHelp>
  opsOrigin: string | undefined
}

/** Two handlers for pages: `first` answers with stored pages and belongs before all other handlers, `last` answers with any page. */
export function pageHandlers({ pages, ...deps }: Deps): { first: RequestHandler; last: RequestHandler } {
  if (!pages) return { first: (_request, _response, next) => next(), last: handlePage({ ...deps, stored: undefined }) }
  const stored = { pages, forAll: createRenderForAll({ ...deps, pages }) }
  deps.snapshots.beforeActivation(stored.forAll.ahead)
  return {
    first: answerStored({ ...deps, ...stored, sessionCookie: deps.product.sessionCookie }),
    last: handlePage({ ...deps, stored }),
  }
}
