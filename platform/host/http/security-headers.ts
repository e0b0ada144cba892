import { Router } from 'express'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { contentPolicy } from 'shared-state/contract/content-policy'

/**
 * What no page may ask of the browser: all that Chromium knows but to share an address, to copy a result and to be sent hints,
 * which areas do. A name that it does not know would be an error in the console of every page.
 */
const denied = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
const permissions = denied.map(name => `${name}=()`).join(', ')

/** Headers of every answer: the content policy, no frames, and what pages may ask of the browser. Under `npm run dev` code, styles and their changes come from `devOrigin` too. */
export function securityHeaders(origin: string, devOrigin?: string): RequestHandler {
  const secure = origin.startsWith('https:')
  const own = devOrigin ? ["'self'", devOrigin] : ["'self'"]
  const headers = helmet({
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
  return Router().use(headers, (_request, response, next) => {
    response.set('Permissions-Policy', permissions)
    next()
  })
}
