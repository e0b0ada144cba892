import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { FeedFailure } from './feed-failure.ts'
import { isLoopback, isPublicUnicast } from './public-unicast.ts'

/** All addresses of a host name. */
type LookUp = (host: string) => Promise<LookupAddress[]>

export interface AddressOptions {
  /** Default: the system's resolver. */
  lookUp?: LookUp
  /** For tests: one origin on this machine that may be fetched, over http too. Other loopback addresses are refused as always. */
  localOrigin?: string | undefined
  /** Also addresses with http://. Then only the usual ports are connected to: no visitor may have others tried. */
  withHttp?: boolean
}

const systemLookUp: LookUp = host => lookup(host, { all: true })

/**
 * The addresses to connect to for a URL. Throws FeedFailure for a scheme that is not allowed, for credentials, and if any of the addresses is not
 * public, because the name might lead to this site's own network. Connect to these addresses only: looked up again, the name could
 * have others.
 */
export async function checkedAddresses(
  url: URL,
  { lookUp = systemLookUp, localOrigin, withHttp = false }: AddressOptions,
): Promise<LookupAddress[]> {
  const isLocal = url.origin === localOrigin
  const isHttp = withHttp && url.protocol === 'http:'
  if (url.protocol !== 'https:' && !isHttp && !isLocal)
    throw new FeedFailure(`it leads to ${url.protocol}//, not to https://`)
  if (withHttp && url.port !== '' && !isLocal) throw new FeedFailure(`it leads to port ${url.port}`)
  if (url.username || url.password) throw new FeedFailure('it leads to an address with credentials')
  const host = url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname
  const family = isIP(host)
  const addresses = family === 0 ? await lookUp(host) : [{ address: host, family }]
  if (addresses.length === 0) throw new FeedFailure(`${host} has no address`)
  const isAllowed = isLocal ? isLoopback : isPublicUnicast
  const inner = addresses.find(({ address }) => !isAllowed(address))
  if (inner) throw new FeedFailure(`${host} has the address ${inner.address}, which is not on the public internet`)
  return addresses
}
