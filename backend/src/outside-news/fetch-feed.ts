import type { IncomingMessage } from 'node:http'
import { checkedAddresses, type AddressOptions } from './checked-addresses.ts'
import { FeedFailure } from './feed-failure.ts'
import { readBody } from './read-body.ts'
import { requestOnce } from './request-once.ts'
import { retryAfterSeconds } from './retry-after.ts'

const TIMEOUT_MS = 10_000
const MOST_REDIRECTS = 3
const redirects = [301, 302, 303, 307, 308]
const busy = [429, 503]

/** What the feed's server said of the last version, for a conditional request. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

interface FetchOptions extends AddressOptions {
  signal: AbortSignal
  /** Of the whole fetch, redirects included. */
  timeoutMs?: number | undefined
  userAgent: string
}

interface FetchedFeed extends Validators {
  body: Buffer
}

/** Fetches a feed; undefined if it has not changed since. Throws for anything but a complete answer, FeedFailure where the feed is to blame. */
export async function fetchFeed(
  feedUrl: string,
  { etag, lastModified }: Validators,
  { signal: stopped, timeoutMs = TIMEOUT_MS, userAgent, ...addressOptions }: FetchOptions,
): Promise<FetchedFeed | undefined> {
  const late = AbortSignal.timeout(timeoutMs)
  const signal = AbortSignal.any([stopped, late])
  const headers = {
    'User-Agent': userAgent,
    Accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
    'Accept-Encoding': 'gzip',
    ...(etag && { 'If-None-Match': etag }),
    ...(lastModified && { 'If-Modified-Since': lastModified }),
  }
  try {
    let url = new URL(feedUrl)
    for (let hops = 0; ; hops += 1) {
      const addresses = await unlessAborted(checkedAddresses(url, addressOptions), signal)
      const response = await requestOnce(url, { addresses, headers, signal })
      const next = redirectOf(response, url)
      if (next === undefined) return await answerOf(response, signal, etag !== null || lastModified !== null)
      response.destroy()
      if (hops === MOST_REDIRECTS) throw new FeedFailure(`it redirects more than ${MOST_REDIRECTS} times`)
      url = next
    }
  } catch (error) {
    throw late.aborted && !stopped.aborted ? new FeedFailure(`it took longer than ${timeoutMs} ms`) : error
  }
}

/** Where a response redirects to; undefined if it does not. */
export function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | undefined {
  if (!redirects.includes(statusCode) || location === undefined) return undefined
  if (!URL.canParse(location, from.href)) throw new FeedFailure('it redirects to an invalid address')
  return new URL(location, from.href)
}

async function answerOf(
  response: IncomingMessage,
  signal: AbortSignal,
  isConditional: boolean,
): Promise<FetchedFeed | undefined> {
  const { statusCode = 0, headers } = response
  if (statusCode === 200)
    return {
      body: await readBody(response, signal),
      etag: validator(headers.etag),
      lastModified: validator(headers['last-modified']),
    }
  response.destroy()
  if (statusCode === 304 && isConditional) return undefined
  throw new FeedFailure(
    `it answers with status ${statusCode}`,
    busy.includes(statusCode) ? retryAfterSeconds(headers['retry-after']) : undefined,
  )
}

/** A header that can be sent back as it is, and is worth keeping. */
const validator = (header: string | undefined): string | null =>
  header !== undefined && /^[ -~]{1,200}$/.test(header) ? header : null

/** The resolver cannot be aborted. */
export function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((done, failed) => {
    if (signal.aborted) failed(signal.reason)
    signal.addEventListener('abort', () => failed(signal.reason), { once: true })
    work.then(done, failed)
  })
}
