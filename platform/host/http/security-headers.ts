import type { Request, RequestHandler, Response } from 'express'
import helmet from 'helmet'
import { contentPolicy } from 'shared-state/contract/content-policy'
import { isEmbeddedTarget } from './embedded-requests.ts'

/**
 * Browser features that no page may use: all those that Chromium knows except web sharing, writing to the clipboard and client hints, which
 * areas use. A name unknown to Chromium would log an error on every page.
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

/** Headers of the response to a request target (path and query), by name. */
export type HeadersOf = (target: string) => Readonly<Record<string, string>>

/**
 * Headers of every response: the content security policy, no framing except of embedded pages, and the browser features that pages may use.
 * Under `npm run dev`, code, styles and their updates come from `devOrigin` too.
 */
export function securityHeaders(origin: string, devOrigin?: string): HeadersOf {
  const unframed = headersFor(origin, devOrigin, "'none'")
  const embedded = headersFor(origin, devOrigin, '*')
  return target => (isEmbeddedTarget(target) ? embedded : unframed)
}

function headersFor(
  origin: string,
  devOrigin: string | undefined,
  frameAncestors: "'none'" | '*',
): Record<string, string> {
  const secure = origin.startsWith('https:')
  const own = devOrigin ? ["'self'", devOrigin] : ["'self'"]
  const addHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...contentPolicy(own, devOrigin ? [...own, devOrigin.replace(/^http/, 'ws')] : own),
        'frame-ancestors': [frameAncestors],
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    xFrameOptions: frameAncestors === "'none'",
    crossOriginResourcePolicy: { policy: frameAncestors === '*' ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  const headers: Record<string, string> = { 'Permissions-Policy': permissions }
  // They are the same for all requests.
  const response = { setHeader: (name: string, value: string) => (headers[name] = value), removeHeader: () => {} }
  addHeaders({} as Request, response as unknown as Response, error => {
    if (error) throw error
  })
  return headers
}

/** Sets headers on every response. */
export const withHeaders =
  (headersOf: HeadersOf): RequestHandler =>
  (request, response, next) => {
    response.set(headersOf(request.originalUrl))
    next()
  }
