import helmet from 'helmet'
import type { RequestHandler } from 'express'
import { contentPolicy } from 'shared-state/contract/content-policy'

/** The content policy, and no frames. Under `npm run dev` code, styles and their changes come from `devOrigin` too. */
export function securityHeaders(origin: string, devOrigin?: string): RequestHandler {
  const secure = origin.startsWith('https:')
  const own = devOrigin ? ["'self'", devOrigin] : ["'self'"]
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...contentPolicy(own, devOrigin ? [...own, devOrigin.replace(/^http/, 'ws')] : own),
        'frame-ancestors': ["'none'"],
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
