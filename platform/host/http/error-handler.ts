import type { ErrorRequestHandler } from 'express'
import type { Logger } from 'pino'
import type { RefusalLog } from '../../api/refusal-log.ts'
import { chooseLanguage } from './choose-language.ts'
import { errorPage } from './plain-pages.ts'

/** The text that spec 8 prescribes for an error in a middleware. */
const middlewareFailed = 'Unknown middleware'

/** Handles errors that no earlier step handled: the visitor gets the plain error page, the details go to the log. */
export function errorHandler(
  log: Pick<Logger, 'error'>,
  refusals?: Pick<RefusalLog, 'noteError'>,
): ErrorRequestHandler {
  return (error: Error & { status?: number }, request, response, next) => {
    const status = error.status && error.status >= 400 && error.status < 500 ? error.status : 500
    refusals?.noteError(error, { ip: request.ip ?? '' })
    if (status === 500) log.error({ err: error, path: request.path }, 'request failed')
    if (response.headersSent) return next(error)
    const lang = chooseLanguage({ cookie: request.path.split('/')[1], userAgent: undefined, acceptLanguage: undefined })
    response
      .status(status)
      .type('html')
      .send(errorPage(lang, status, status === 500 ? middlewareFailed : undefined))
  }
}
