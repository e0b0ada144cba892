import type { LookupAddress } from 'node:dns'
import { request as overHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { request as overHttps } from 'node:https'
import { FeedFailure } from './feed-failure.ts'

interface RequestOptions {
  /** The only addresses that are connected to, whatever the host's name is resolved to meanwhile. */
  addresses: readonly LookupAddress[]
  headers: OutgoingHttpHeaders
  signal: AbortSignal
}

/** Sends one GET on a connection of its own, without following redirects. The caller reads or destroys the response. */
export function requestOnce(url: URL, { addresses, headers, signal }: RequestOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((answered, failed) => {
    request(url, {
      agent: false,
      headers,
      signal,
      lookup: (_host, { all }, found) => {
        const [first] = addresses
        if (all) found(null, [...addresses])
        else found(null, first?.address ?? '', first?.family)
      },
    })
      .on('response', answered)
      .on('error', failed)
      .on('close', () => failed(new FeedFailure('the connection was closed without an answer')))
      .end()
  })
}
