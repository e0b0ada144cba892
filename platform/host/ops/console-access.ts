import type { RequestHandler } from 'express'
import { isForeign, type OwnOrigin } from '../../api/origin-check.ts'

/**
 * Accepts requests sent by pages of this exact origin, or by a person who typed the address or used a bookmark. Requests of other pages go
 * to `refuse`, whatever the method: another subdomain is `same-site`, so its requests carry the cookies, and a link, a frame or an image on
 * a foreign page must not reach the console. A request without Sec-Fetch-Site comes from an old browser or from none; its Origin decides.
 */
export const ownPagesOnly =
  (own: OwnOrigin, refuse: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const site = request.get('sec-fetch-site') ?? 'none'
    if ((site === 'same-origin' || site === 'none') && !isForeign(request, own)) return next()
    return refuse(request, response, next)
  }
