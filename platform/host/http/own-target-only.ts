import type { RequestHandler } from 'express'
import { errorCodes } from 'shared-state/api/error-codes'

const SITE = 'http://site.invalid'

/**
 * Refuses a request whose target is not a path of this site: one in absolute form (`GET http://other.example/en/`), one that begins with
 * two slashes, or with characters that a URL parser treats as such. Every later step may resolve the target against the site's origin.
 */
export const ownTargetOnly: RequestHandler = ({ originalUrl }, response, next) => {
  if (originalUrl.startsWith('/') && URL.canParse(originalUrl, SITE) && new URL(originalUrl, SITE).origin === SITE)
    return next()
  response
    .status(400)
    .set('Cache-Control', 'no-store')
    .json({ succeed: false, ErrorCode: errorCodes.badRequest, message: 'The request is not valid.' })
}
