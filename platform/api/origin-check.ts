import type { RequestHandler } from 'express'
import type { IncomingMessage } from 'node:http'
import { errorCodes } from 'shared-state/api/error-codes'
import { isLocalOrigin } from 'shared-state/contract/local-origin'
import { Refusal } from './refusal.ts'

export interface OwnOrigin {
  /** Scheme, host and port of this site. */
  origin: string
  /** ORIGIN is an address of this machine, which has several names: the request's host then counts as its own. */
  isLocal: boolean
  /** Scheme, host and port of the console's own host (OPS_ORIGIN), if there is one. */
  opsOrigin?: string | undefined
}

export const ownOriginOf = ({ origin, opsOrigin }: { origin: string; opsOrigin?: string | undefined }): OwnOrigin => ({
  origin,
  isLocal: isLocalOrigin(origin),
  opsOrigin,
})

/**
 * Whether a request was sent to the console's own host. Decided by the Host header alone, which no script can set: a page's code may send
 * an X-Forwarded-Host, and not every proxy replaces it.
 */
export const isOnOpsHost = ({ headers }: Pick<IncomingMessage, 'headers'>, opsOrigin: string | undefined): boolean =>
  opsOrigin !== undefined && headers.host?.toLowerCase() === new URL(opsOrigin).host

/**
 * Whether a browser sent this request from another site's page (decisions 2). Browsers state the origin of every writing request; a request
 * without one comes from no browser and carries no user's cookies.
 */
export function isForeign({ headers }: Pick<IncomingMessage, 'headers'>, own: OwnOrigin): boolean {
  const { origin, host } = headers
  const expected = isOnOpsHost({ headers }, own.opsOrigin) ? own.opsOrigin : own.origin
  const site = headers['sec-fetch-site']
  if (origin === undefined) return site !== undefined && site !== 'same-origin' && site !== 'none'
  const asked = `http://${host}`
  return origin !== expected && !(own.isLocal && origin === asked && URL.canParse(asked) && isLocalOrigin(asked))
}

/** Rejects writing requests from other sites with a Refusal 403/2009; for the API and for forms that post to page addresses. */
export const sameOriginOnly =
  (own: OwnOrigin): RequestHandler =>
  (request, _response, next) => {
    const writes = request.method !== 'GET' && request.method !== 'HEAD'
    next(writes && isForeign(request, own) ? new Refusal(errorCodes.foreignOrigin) : undefined)
  }
