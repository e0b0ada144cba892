import type { Request, Response } from 'express'
import type { Logger } from 'pino'
import type { Language } from 'shared-state/i18n/languages'
import { busyPage } from '../http/plain-pages.ts'
import { sendPage } from '../rendering/send-page.ts'
import type { RenderThreads } from '../rendering/threads/render-threads.ts'

export interface BusyCheckDeps {
  threads: Pick<RenderThreads, 'waitMs'>
  /** How long a page may wait to be rendered, in ms. */
  longestWaitMs: number
  log: Pick<Logger, 'warn'>
}

/** A flood must not fill the log: refused pages are counted and logged together. */
const logIntervalMs = 10_000

/**
 * Answers with 503 at once if a page would wait too long to be rendered (docs/decisions/0089). Returns whether it did. Stored pages need no
 * such check.
 */
export function createBusyCheck({ threads, longestWaitMs, log }: BusyCheckDeps) {
  let refused = 0
  const tell = () => {
    log.warn({ refused, longestWaitMs }, 'pages were refused, because they would have waited too long to be rendered')
    refused = 0
  }
  return (request: Request, response: Response, lang: Language): boolean => {
    const { waitMs } = threads
    if (waitMs <= longestWaitMs) return false
    if (refused === 0) setTimeout(tell, logIntervalMs).unref()
    refused++
    response.set({ 'Retry-After': String(Math.ceil(waitMs / 1000) + 1), 'Cache-Control': 'no-store' })
    sendPage(request, response, 503, busyPage(lang))
    return true
  }
}
