import type { RequestHandler } from 'express'
import { isForeign, type OwnOrigin } from '../../api/origin-check.ts'

/**
 * Lets requests pass that a page of this very origin has sent, or a person who typed the address or chose a bookmark. Those of other pages are
 * for `refuse`, whatever the method: another subdomain is `same-site` and gets the cookies along, and a link, a frame or an image of a
 * foreign page has no business here. A request without Sec-Fetch-Site comes from an old browser or from none; its Origin decides.
 */
export const ownPagesOnly =
  (own: OwnOrigin, refuse: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const site = request.get('sec-fetch-site') ?? 'none'
    if ((site === 'same-origin' || site === 'none') && !isForeign(request, own)) return next()
    return refuse(request, response, next)
  }
