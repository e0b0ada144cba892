import helmet from 'helmet'
import type { RequestHandler } from 'express'

/**
 * No inline script, no frames, nothing from elsewhere. Style attributes are allowed: bars and gauges carry their length in one.
 * Under `npm run dev` code, styles and their changes come from `devOrigin` too.
 */
export function securityHeaders(origin: string, devOrigin?: string): RequestHandler {
  const secure = origin.startsWith('https:')
  const own = devOrigin ? ["'self'", devOrigin] : ["'self'"]
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: own,
        scriptSrc: own,
        styleSrc: own,
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: [...own, 'data:'],
        connectSrc: devOrigin ? [...own, devOrigin.replace(/^http/, 'ws')] : own,
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
