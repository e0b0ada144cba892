import { createHash } from 'node:crypto'
import type { WrittenItem } from './parse-feed.ts'
import { plainText } from './plain-text.ts'

/** An item that can be stored and shown. */
export interface OutsideNewsItem {
  /** Digest of the item's id in its feed. */
  guid: string
  title: string
  summary: string
  url: string
  /** ISO 8601. */
  publishedAt: string
}

const MOST_TITLE = 200
const MOST_SUMMARY = 300
const MOST_URL = 1000
/** Older items are not kept. */
export const NEWS_DAYS = 90

/**
 * The items of a feed that can be shown, in its order, each once: those with a title and a web address, not older than 90 days. A date that is
 * missing, invalid or in the future becomes the time of the fetch.
 */
export function feedItems(written: readonly WrittenItem[], feedUrl: string, now = Date.now()): OutsideNewsItem[] {
  const oldest = now - NEWS_DAYS * 86_400_000
  const known = new Set<string>()
  return written.flatMap(({ title = '', summary = '', link, id, date = '' }) => {
    // An id that is a web address replaces a missing link (RSS 2.0, guid).
    const url = link?.trim() ? webAddress(link.trim(), feedUrl) : webAddress(id?.trim())
    const name = plainText(title, MOST_TITLE)
    if (url === undefined || name === '') return []
    const guid = createHash('sha256')
      .update(id?.trim() || url)
      .digest('base64url')
    const at = Date.parse(date.trim())
    const publishedAt = at <= now ? at : now
    if (publishedAt < oldest || known.has(guid) || known.has(url)) return []
    known.add(guid).add(url)
    return {
      guid,
      title: name,
      summary: plainText(summary, MOST_SUMMARY),
      url,
      publishedAt: new Date(publishedAt).toISOString(),
    }
  })
}

/** An http(s) address without credentials, relative to `base` if that is given; undefined for any other. */
function webAddress(written: string | undefined, base?: string): string | undefined {
  if (!written || !URL.canParse(written, base)) return undefined
  const { href, protocol, username, password } = new URL(written, base)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && !username && !password && href.length <= MOST_URL ? href : undefined
}
