import { releasesBeacon } from 'shared-state/releases/beacon'
import { LIVE_PATH } from 'shared-state/live/live-path'
import { contentPolicy } from 'shared-state/contract/content-policy'
import { isTextLanguage } from 'shared-state/i18n/languages'
import { assetsPath, documentOf } from './documents-plugin.ts'
import { isPicture, pictureOf } from './placeholder-pictures.ts'

/** The built file served at a page's address: the frame at the root, the area's pages below a language. */
export function documentAt(pathname: string): string | undefined {
  if (pathname === '/') return assetsPath + documentOf.frame
  return isTextLanguage(pathname.split('/')[1]!) ? assetsPath + documentOf.page : undefined
}

/**
 * The site's own policy, so that anything it forbids is noticed here; in addition the page may be shown in the frame, and hot updates use a
 * web socket.
 */
export const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': Object.entries({
    ...contentPolicy(["'self'"], ["'self'", 'ws:']),
    'frame-ancestors': ["'self'"],
  })
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';'),
}

/**
 * Mocks for requests not made with fetch(): pictures, the beacon of a page that is closed, and the live stream, of which there is none (204).
 * Undefined: another request.
 */
export async function mockedAt(
  pathname: string,
): Promise<{ status: number; type: string; body: string | Buffer } | undefined> {
  if (isPicture(pathname) && !pathname.startsWith(assetsPath))
    return { status: 200, type: 'image/webp', body: await pictureOf(pathname) }
  if (pathname === LIVE_PATH) return { status: 204, type: 'text/event-stream', body: '' }
  return pathname === releasesBeacon.path ? { status: 202, type: 'application/json', body: '{}' } : undefined
}
