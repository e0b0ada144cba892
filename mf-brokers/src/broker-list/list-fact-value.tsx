import { namedRegulators } from 'calls/findings/named-regulators'
import type { ReactNode } from 'react'
import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Money } from 'ui/money'
import { NumberText } from 'ui/number-text'
import { Text } from 'ui/text'
import { TierPips } from 'ui/tier-pips'
import { hostOf } from 'ui/external-link/host-of'
import { tierOf } from '../licences/licences-panel.tsx'
import { brokersText } from '../strings/keys.ts'
import type { ListFact } from './list-facts.ts'
import type { ListedBroker } from './load-broker-list.ts'
import { riskTexts, systemName } from './own-filter-words.ts'

/** Number of exposures from which the figure is shown as bad news. */
const manyExposures = 20
/** The same for complaints about withdrawals. */
const manyWithdrawals = 5
/** Words shown before '+2'. */
const mostWords = 2
const notTold = '–'

type FactOf = (broker: ListedBroker, t: ReturnType<typeof useText>) => ReactNode

const complaints = (count: number, many: number) => {
  const figure = <NumberText value={count} />
  return count < many ? (
    figure
  ) : (
    <Text tone="bad" weight="bold">
      {figure}
    </Text>
  )
}

const firstOf = (words: readonly string[], t: ReturnType<typeof useText>) => {
  const hidden = words.length - mostWords
  const names = words.slice(0, mostWords).join(', ')
  return hidden > 0 ? `${names} ${t(brokersText.andMore, { count: hidden })}` : names || notTold
}

const facts: Record<ListFact, FactOf> = {
  exposures: ({ exposureCount, details }, t) => (
    <>
      {complaints(exposureCount, manyExposures)}
      {details && details.overdue > 0 && (
        <Text as="div" size="sm" tone="bad">
          {t(brokersText.unanswered, { count: details.overdue })}
        </Text>
      )}
    </>
  ),
  deposit: ({ minDeposit }) => (minDeposit ? <Money {...minDeposit} /> : notTold),
  platforms: ({ platforms }, t) => firstOf(platforms, t),
  leverage: ({ maxLeverage }) => (maxLeverage === null ? notTold : <bdi>1:{maxLeverage}</bdi>),
  spread: ({ spreadFrom }, t) => (spreadFrom === null ? notTold : t(brokersText.pips, { count: spreadFrom })),
  founded: ({ foundedYear }) => foundedYear ?? notTold,
  accountTypes: ({ details }) => details && <NumberText value={details.accountTypes} />,
  currencies: ({ details }, t) => details && firstOf(details.currencies, t),
  lotCost: ({ details }) =>
    details && (details.lotCost === null ? notTold : <Money amount={details.lotCost} currency="USD" />),
  withdrawals: ({ details }) => details && complaints(details.withdrawals, manyWithdrawals),
  replied: ({ details, exposureCount }, t) =>
    details && (exposureCount === 0 ? notTold : t(brokersText.ofMost, { count: details.replied, most: exposureCount })),
  entities: ({ details }) => details && <NumberText value={details.entities} />,
  website: ({ details }) => (details?.website ? <bdi>{hostOf(details.website)}</bdi> : notTold),
  systems: ({ details }, t) =>
    details &&
    firstOf(
      details.systems.map(system => systemName(system, t)),
      t,
    ),
  risk: ({ details }, t) => details && t(riskTexts[details.riskLevel]),
  tier: broker => {
    const tier = namedRegulators(broker)[0]?.tier
    return tier === undefined ? notTold : <TierPips tier={tierOf(tier)} />
  },
  licensing: broker => <NumberText value={namedRegulators(broker).length} />,
  reviews: ({ commentCount }) => <NumberText value={commentCount} />,
  updated: ({ details }) => details && <DateText iso={details.updatedAt} />,
}

/** One fact of a broker; a dash if it is unknown. */
export function ListFactValue({ broker, fact }: { broker: ListedBroker; fact: ListFact }) {
  return facts[fact](broker, useText()) ?? notTold
}
