import { advertisementFxeye } from 'calls/ads'
import { dealerMain, dealerSkyeyescorev2, traderSimilar, traderTips } from 'calls/broker-tabs'
import { commentStasticinit } from 'calls/comments'
import type { Broker } from 'calls/entities/broker'
import { notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { brokerPath, brokerTabs, readCode, readNameCode, type BrokerTab } from '../addresses.ts'
import { readPart } from 'calls/failures/read-part'

/** Number of similar brokers next to a profile. */
const similarCount = 4

/** The broker in an address: by code alone, or by `{slug}-{code}`, whose slug must be the broker's own. */
export function namedBroker({ code, nameCode }: LoadContext['params']): { slug?: string; code: string } | undefined {
  const bare = readCode(code)
  return bare ? { code: bare } : readNameCode(nameCode)
}

/**
 * The data of every tab of a broker: the broker, dated facts for the verdict on it, its score next to its peers', the users' rating, warnings, booked ads and similar brokers;
 * all but the first are null if their call failed. `tabs` are the tabs that the broker shows. An unknown code is not found. A tab that the
 * broker does not show, because nothing is known for it, is redirected to the info tab (302: it may be known later). A wrong or outdated
 * slug is redirected to the right address (301, decisions 1): that of the tab, or of another page about the broker, `pathOf`.
 */
export async function loadBroker(
  context: LoadContext,
  tab: BrokerTab,
  pathOf = (broker: Broker): string => brokerPath(broker, tab),
) {
  const { api, signal, lang, url } = context
  const named = namedBroker(context.params)
  if (!named) throw notFound(context)
  const traderCode = named.code
  const broker = api.call(dealerMain, { traderCode }, { signal })
  const [{ main, tabs: told, evidence }, score, ratings, tips, ads, similar] = await Promise.all([
    broker,
    readPart(api.call(dealerSkyeyescorev2, { traderCode }, { signal })),
    readPart(api.call(commentStasticinit, { codes: [traderCode] }, { signal })),
    readPart(api.call(traderTips, { traderCode }, { signal })),
    readPart(api.call(advertisementFxeye, { traderCode }, { signal })),
    readPart(api.call(traderSimilar, { traderCode, num: similarCount }, { signal })),
  ])
  if (named.slug !== undefined && named.slug !== main.slug)
    throw redirectTo(`/${lang}${pathOf(main)}${url.search}`, 301)
  const tabs = brokerTabs.filter(
    name => name === 'info' || !told.some(({ linkname, isShow }) => linkname === name && !isShow),
  )
  if (!tabs.includes(tab)) throw redirectTo(`/${lang}${brokerPath(main)}`)
  return {
    broker: main,
    evidence,
    tabs,
    score,
    rating: ratings?.items[0] ?? null,
    tips: tips?.items ?? null,
    ads: ads?.items ?? null,
    similar: similar?.items ?? null,
  }
}

export type BrokerData = Awaited<ReturnType<typeof loadBroker>>
