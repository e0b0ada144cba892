import type { Request } from 'express'
import type { Snapshot } from 'shared-state/contract/release'
import type { VisitorFacts } from 'shared-state/store/visitor-store'
import { readCookies } from '../../api/cookies.ts'
import { pinCookie } from '../http/pin-visitor.ts'

/** Longer addresses are not stored. */
const longestAddress = 500

/**
 * The key of a stored page: everything that the page's HTML depends on apart from its data and its age. Undefined for a request whose page
 * may be made for its visitor alone: it has a session or pins, or sends a form.
 */
export function pageKeyOf(
  request: Request,
  { visitor, snapshot }: { visitor: Pick<VisitorFacts, 'siteVariant' | 'offeredLang'>; snapshot: Snapshot },
  sessionCookie: string,
): string | undefined {
  const cookies = readCookies(request)
  if (request.method !== 'GET' || request.originalUrl.length > longestAddress) return undefined
  if (cookies[sessionCookie] !== undefined || cookies[pinCookie] !== undefined) return undefined
  const { siteVariant, offeredLang } = visitor
  return JSON.stringify([request.originalUrl, siteVariant, offeredLang, ...releasesIn(snapshot)])
}

const releasesIn = ({ shell, areas }: Snapshot): string[] => [
  shell.version,
  ...Object.entries(areas).map(([area, { version }]) => `${area} ${version}`),
]
