import { advertisementFxeye } from 'calls/ads'
import { brokersIndexinit, dealerMain, dealerSkyeyescorev2, traderTips } from 'calls/brokers'
import { commentStasticinit } from 'calls/comments'
import type { Broker } from 'calls/entities/broker'
import { notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { brokerPath, brokerTabs, readCode, readNameCode, type BrokerTab } from '../addresses.ts'
import { readPart } from './read-part.ts'

/** Number of similar brokers next to a profile. */
const similarCount = 4

/** The broker in an address: by code alone, or by `{slug}-{code}`, whose slug must be the broker's own. */
export function namedBroker({ code, nameCode }: LoadContext['params']): { slug?: string; code: string } | undefined {
  const bare = readCode(code)
  return bare ? { code: bare } : readNameCode(nameCode)
}

/**
 * The data of every tab of a broker: the broker, its score next to its peers', the users' rating, warnings, booked ads and similar brokers;
 * all but the first are null if their call failed. `tabs` are the tabs that the broker shows. An unknown code, or a tab that the broker
 * does not show, is not found. A wrong or outdated slug is redirected to the right address (301, decisions 1).
 */
export async function loadBroker(context: LoadContext, tab: BrokerTab) {
  const { api, signal, lang, url } = context
  const named = namedBroker(context.params)
  if (!named) throw notFound(context)
  const traderCode = named.code
  const broker = api.call(dealerMain, { traderCode }, { signal })
  const similar = broker.then(({ main }) => readPart(findSimilar(context, main)))
  const [{ main, tabs: told }, score, ratings, tips, ads, alike] = await Promise.all([
    broker,
    readPart(api.call(dealerSkyeyescorev2, { traderCode }, { signal })),
    readPart(api.call(commentStasticinit, { codes: [traderCode] }, { signal })),
    readPart(api.call(traderTips, { traderCode }, { signal })),
    readPart(api.call(advertisementFxeye, { traderCode }, { signal })),
    similar,
  ])
  if (named.slug !== undefined && named.slug !== main.slug)
    throw redirectTo(`/${lang}${brokerPath(main, tab)}${url.search}`, 301)
  const tabs = brokerTabs.filter(
    name => name === 'info' || !told.some(({ linkname, isShow }) => linkname === name && !isShow),
  )
  if (!tabs.includes(tab)) throw notFound(context)
  return {
    broker: main,
    tabs,
    score,
    rating: ratings?.items[0] ?? null,
    tips: tips?.items ?? null,
    ads: ads?.items ?? null,
    similar: alike,
  }
}

export type BrokerData = Awaited<ReturnType<typeof loadBroker>>

/** Brokers of the same country and grade, best first. */
async function findSimilar({ api, signal }: LoadContext, { code, countryCode, grade }: Broker) {
  const { items } = await api.call(
    brokersIndexinit,
    { countryCode: [countryCode], grade: [grade ?? 'none'], pageSize: similarCount + 1 },
    { signal },
  )
  return items.filter(broker => broker.code !== code).slice(0, similarCount)
}
