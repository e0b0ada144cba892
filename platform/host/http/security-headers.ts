import type { Request, RequestHandler, Response } from 'express'
import helmet from 'helmet'
import { contentPolicy } from 'shared-state/contract/content-policy'
import { earlyScriptSource } from './early-script.ts'
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
/** A page that plays a stream may also show it larger. */
const forMedia = ['fullscreen', 'picture-in-picture']
const permissionsOf = (hasMedia: boolean) =>
  denied.map(name => `${name}=(${hasMedia && forMedia.includes(name) ? 'self' : ''})`).join(', ')

/** Headers of the response to a request target (path and query), by name. */
export type HeadersOf = (target: string) => Readonly<Record<string, string>>

interface SecurityOptions {
  /** Public address of the site. */
  origin: string
  /** Under `npm run dev`, code, styles and their updates come from here too. */
  devOrigin?: string | undefined
  /** Pages below `/{lang}{path}` play media of this site, and of the host of `source`. */
  players?: readonly { path: string; source?: string | undefined }[] | undefined
}

/**
 * Headers of every response: the content security policy, no framing except of embedded pages, and the browser features that pages may use.
 */
export function securityHeaders({ origin, devOrigin, players = [] }: SecurityOptions): HeadersOf {
  const unframed = headersFor({ origin, devOrigin }, "'none'")
  const embedded = headersFor({ origin, devOrigin }, '*')
  const playing = players.map(({ path, source }) => ({
    path,
    headers: headersFor({ origin, devOrigin, media: source === undefined ? [] : [new URL(source).origin] }, "'none'"),
  }))
  const playerOf = (target: string) => playing.find(({ path }) => target.slice(target.indexOf('/', 1)).startsWith(path))
  return target => (isEmbeddedTarget(target) ? embedded : (playerOf(target)?.headers ?? unframed))
}

function headersFor(
  { origin, devOrigin, media }: Pick<SecurityOptions, 'origin' | 'devOrigin'> & { media?: readonly string[] },
  frameAncestors: "'none'" | '*',
): Record<string, string> {
  const secure = origin.startsWith('https:')
  const own = devOrigin ? ["'self'", devOrigin] : ["'self'"]
  const policy = contentPolicy(own, devOrigin ? [...own, devOrigin.replace(/^http/, 'ws')] : own)
  const addHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...policy,
        'script-src': [...policy['script-src']!, earlyScriptSource],
        // A stream is fetched in parts, which the page puts together.
        ...(media && {
          'connect-src': [...policy['connect-src']!, ...media],
          'media-src': [...own, 'blob:', ...media],
        }),
        'frame-ancestors': [frameAncestors],
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    xFrameOptions: frameAncestors === "'none'",
    crossOriginResourcePolicy: { policy: frameAncestors === '*' ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  const headers: Record<string, string> = { 'Permissions-Policy': permissionsOf(media !== undefined) }
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
