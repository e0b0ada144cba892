import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { errorCodes } from 'shared-state/calls/error-codes'
import { isLocalOrigin } from '../settings.ts'
import { Refusal } from './refusal.ts'

/**
 * Whether a browser sends this from another site's page (decisions 2). Browsers name the origin of every writing
 * request; a request that names none comes from no browser and carries nobody's cookies. On this machine the site
 * has more names than one (localhost, 127.0.0.1): there the asked host counts as its own.
 */
export function isForeign({ headers }: Pick<IncomingMessage, 'headers'>, ownOrigin: string): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin !== undefined) {
    const asked = `http://${host}`
    return origin !== ownOrigin && !(isLocalOrigin(ownOrigin) && origin === asked && isLocalOrigin(asked))
  }
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** Stops writing requests of other sites with a Refusal 403/2009; for the API and for forms that post to page addresses. */
export const originCheck = (ownOrigin: string): RequestHandler => (request, _response, next) => {
  const writes = request.method !== 'GET' && request.method !== 'HEAD'
  next(writes && isForeign(request, ownOrigin) ? new Refusal(errorCodes.foreignOrigin) : undefined)
}
