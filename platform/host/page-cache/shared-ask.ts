import type { Request } from 'express'
import { createHash } from 'node:crypto'
import type { Snapshot } from 'shared-state/contract/release'
import { isTextLanguage, type TextLanguage } from 'shared-state/i18n/languages'
import type { Cookies } from '../../api/cookies.ts'
import { pinCookie } from '../http/pin-visitor.ts'
import { siteVariantOf, type SiteVariants } from '../http/site-variant.ts'
import type { Snapshots } from '../releases/snapshots.ts'
import type { PageSource } from './stored-page.ts'

/** Longer addresses are not stored. */
const longestAddress = 500

/** A request for a page that may be the same for other visitors. */
export interface SharedAsk {
  /** Everything that the page's HTML depends on apart from its data and its age. */
  key: string
  lang: TextLanguage
  snapshot: Snapshot
}

export interface SharedAskDeps {
  snapshots: Pick<Snapshots, 'freeze' | 'isRevoked'>
  cookieHost: string | undefined
  siteVariants: SiteVariants
  sessionCookie: string
}

/**
 * Undefined for a request whose page may be made for its visitor alone: it has a session or pins, or sends a form. Also while a release in
 * use is revoked, since the page is then rendered with others.
 */
export function sharedAskOf(
  { snapshots, cookieHost, siteVariants, sessionCookie }: SharedAskDeps,
  request: Request,
  cookies: Cookies,
  bucket: number | undefined,
): SharedAsk | undefined {
  if (request.method !== 'GET' || request.originalUrl.length > longestAddress) return undefined
  if (cookies[sessionCookie] !== undefined || cookies[pinCookie] !== undefined) return undefined
  const lang = request.path.split('/', 2)[1] ?? ''
  const snapshot = snapshots.freeze({ bucket })
  const releases = snapshot && releasesOf(snapshot, snapshots)
  if (!isTextLanguage(lang) || !releases) return undefined
  const siteVariant = siteVariantOf(cookieHost ?? request.hostname, siteVariants)
  return { key: keyOf(request.originalUrl, siteVariant, releases), lang, snapshot }
}

/** The key of a page with other releases. */
export const keyWith = ({ address, job }: PageSource, snapshot: Snapshot): string =>
  keyOf(address, job.visitor.siteVariant, releasesOf(snapshot, { isRevoked: () => false }))

function keyOf(address: string, siteVariant = 1, releases: string): string {
  // Some facts hold until the end of a day (UTC), such as a licence.
  const day = Math.floor(Date.now() / 86_400_000)
  return `${day} ${siteVariant} ${releases} ${address}`
}

const known = new WeakMap<Snapshot, string>()

/**
 * The releases of a snapshot as a short text, however many they are; empty if one is revoked. Worked out once, as every revocation makes new
 * snapshots.
 */
function releasesOf(snapshot: Snapshot, { isRevoked }: Pick<Snapshots, 'isRevoked'>): string {
  const before = known.get(snapshot)
  if (before !== undefined) return before
  const releases = Object.entries({ shell: snapshot.shell, ...snapshot.areas }).map(([area, { version }]) => ({
    area,
    version,
  }))
  const text = releases.some(release => isRevoked(release))
    ? ''
    : createHash('sha256')
        .update(releases.map(({ area, version }) => `${area}@${version}`).join())
        .digest('base64url')
  known.set(snapshot, text)
  return text
}
