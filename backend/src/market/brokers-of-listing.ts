import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { mayLead } from 'calls/findings/findings-of'
import type { Db } from 'database/db'
import { entriesInOrder } from '../brokers/broker-rows.ts'
import { brokerAtHost } from '../brokers/website-owner.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import type { FollowLinks } from './follow-links.ts'
import { brokerOnOwnPage, isOwn, linksIn, withInner } from './links-in-text.ts'
import { brokersNamedIn } from './named-brokers.ts'

/** Brokers that are stored with a listing: pages show each of them with what speaks against it. */
const MOST_BROKERS = 12
/** Hosts that are looked up. */
const MOST_HOSTS = 30

export interface BrokerDeps {
  db: Db
  reference: ReferenceData
  followLinks: FollowLinks
  /** Public address of this site. */
  origin: string
}

/** The texts of a listing, and the broker that its author chose. */
interface About {
  traderCode: string | undefined
  texts: readonly string[]
}

/**
 * The brokers that a listing is about: the chosen one first, then those that are unfit to lead (decisions 7), then others. Those that its texts
 * link to, also through redirects, and those that they name (docs/decisions/0099).
 */
export async function brokersOfListing(deps: BrokerDeps, { traderCode, texts }: About): Promise<BrokerListEntry[]> {
  const text = texts.join('\n')
  const chosen = traderCode === undefined ? [] : [traderCode]
  const linked = await brokersLinkedIn(deps, text)
  const named = await brokersNamedIn(deps.db, text, [...chosen, ...linked])
  const all = await entriesInOrder(deps.db, deps.reference, [...chosen, ...linked, ...named])
  const rank = (broker: BrokerListEntry) => (broker.code === traderCode ? 0 : mayLead(broker) ? 2 : 1)
  return all.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_BROKERS)
}

async function brokersLinkedIn({ db, followLinks, origin }: BrokerDeps, text: string): Promise<string[]> {
  const { urls, mailHosts } = linksIn(text)
  const redirects = await followLinks(urls.filter(url => !isOwn(url, origin)))
  const all = [...urls, ...redirects.flatMap(url => withInner(url))]
  const onPages = all.filter(url => isOwn(url, origin)).flatMap(url => brokerOnOwnPage(url) ?? [])
  const outside = all.filter(url => !isOwn(url, origin)).map(({ hostname }) => hostname)
  const hosts = [...new Set([...outside, ...mailHosts])].slice(0, MOST_HOSTS)
  const owners = await Promise.all(hosts.map(host => brokerAtHost(db, host)))
  return [...onPages, ...owners.filter(code => code !== undefined)]
}
