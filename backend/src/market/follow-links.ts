import { checkedAddresses, type AddressOptions } from '../outside-news/checked-addresses.ts'
import { redirectOf, unlessAborted } from '../outside-news/fetch-feed.ts'
import { requestOnce } from '../outside-news/request-once.ts'

/** The addresses that links redirect to; a link that cannot be followed has none. */
export type FollowLinks = (urls: readonly URL[]) => Promise<URL[]>

const MOST_LINKS = 5
const MOST_REDIRECTS = 5
/** Of all links together. */
const TIMEOUT_MS = 3000

interface FollowOptions extends AddressOptions {
  userAgent: string
  timeoutMs?: number
}

/**
 * Follows the first links of a text to public addresses, all at once, without reading what is there (docs/decisions/0099). Redirects by a
 * page's script are not followed.
 */
export function createLinkFollower({ timeoutMs = TIMEOUT_MS, ...options }: FollowOptions): FollowLinks {
  return async urls => {
    const first = [...new Map(urls.map(url => [url.href, url])).values()].slice(0, MOST_LINKS)
    if (first.length === 0) return []
    const signal = AbortSignal.timeout(timeoutMs)
    return (await Promise.all(first.map(url => redirectsOf(url, signal, options)))).flat()
  }
}

async function redirectsOf(from: URL, signal: AbortSignal, { userAgent, ...options }: FollowOptions): Promise<URL[]> {
  const passed: URL[] = []
  try {
    for (let url: URL | undefined = from; url !== undefined && passed.length < MOST_REDIRECTS;) {
      const addresses = await unlessAborted(checkedAddresses(url, { ...options, withHttp: true }), signal)
      const response = await requestOnce(url, { addresses, headers: { 'User-Agent': userAgent }, signal })
      response.destroy()
      url = redirectOf(response, url)
      if (url) passed.push(url)
    }
  } catch {
    // What was passed until then counts.
  }
  return passed
}
