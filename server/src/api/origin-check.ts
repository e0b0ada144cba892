import { errorCodes } from 'shared-state/calls/error-codes'
import type { IncomingMessage } from 'node:http'
import type { NextFunction, Request, Response } from 'express'
import { Refusal } from './refusal.ts'

export interface OwnOrigin {
  /** Scheme, host and port of this site. */
  origin: string
  /** ORIGIN is an address of this machine. */
  isLocal: boolean
}

/**
 * Whether a browser sends this from another site's page (decisions 2). Browsers name the origin of every writing
 * request; a request that names none comes from no browser and carries nobody's cookies.
 */
export function isForeign(request: Pick<IncomingMessage, 'headers'>, own: OwnOrigin): boolean {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin !== undefined) return !(origin === own.origin || (own.isLocal && origin === `http://${host}`))
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** Stops writing requests of other sites with a Refusal 403/2009; for the API and for forms that post to page addresses. */
export const sameOriginOnly = (own: OwnOrigin) => (request: Request, _response: Response, next: NextFunction) => {
  const writes = request.method !== 'GET' && request.method !== 'HEAD'
  next(writes && isForeign(request, own) ? new Refusal(errorCodes.foreignOrigin) : undefined)
}
