import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { useText } from 'shared-state/runtime'
import { Money } from 'ui/money'
import { NumberText } from 'ui/number-text'
import { Text } from 'ui/text'
import { brokersText } from '../strings/keys.ts'
import type { ListFact } from './list-facts.ts'

/** Number of exposures from which the figure is shown as bad news. */
const manyExposures = 20
/** Platforms named before '+2'. */
const mostPlatforms = 2
const notTold = '–'

/** One fact of a broker; a dash if it is unknown. */
export function ListFactValue({ broker, fact }: { broker: BrokerListEntry; fact: ListFact }) {
  const t = useText()
  const { exposureCount, minDeposit, platforms, maxLeverage, spreadFrom, foundedYear } = broker
  if (fact === 'exposures') {
    const figure = <NumberText value={exposureCount} />
    return exposureCount >= manyExposures ? (
      <Text tone="bad" weight="bold">
        {figure}
      </Text>
    ) : (
      figure
    )
  }
  if (fact === 'deposit') return minDeposit ? <Money {...minDeposit} /> : notTold
  if (fact === 'platforms') {
    const hidden = platforms.length - mostPlatforms
    const names = platforms.slice(0, mostPlatforms).join(', ')
    return hidden > 0 ? `${names} ${t(brokersText.andMore, { count: hidden })}` : names || notTold
  }
  if (fact === 'leverage') return maxLeverage === null ? notTold : <bdi>1:{maxLeverage}</bdi>
  if (fact === 'spread') return spreadFrom === null ? notTold : t(brokersText.pips, { count: spreadFrom })
  return foundedYear ?? notTold
}
