import { useText } from 'shared-state/runtime'
import { DescriptionList, type Fact } from 'ui/description-list'
import { Flag } from 'ui/flag'
import { Money } from 'ui/money'
import { NumberText } from 'ui/number-text'
import { Panel } from 'ui/panel'
import { hostOf } from '../broker-parts/host-of.ts'
import { brokersText } from '../strings/keys.ts'
import styles from './company-facts.module.css'
import type { BrokerInfoData } from './load-broker-info.ts'

/** Who the broker is and the figures of its best account; what is not known is left out. */
export function CompanyFacts({ data: { broker, company } }: { data: BrokerInfoData }) {
  const t = useText()
  const { foundedYear, legalName, website, platforms, minDeposit, maxLeverage, spreadFrom, twoCharCode } = broker
  const country = (
    <span className={styles.country}>
      <Flag code={twoCharCode} />
      {company?.countryName ?? twoCharCode}
    </span>
  )
  const facts: (Fact | false)[] = [
    foundedYear !== null && { label: t(brokersText.founded), value: foundedYear },
    { label: t(brokersText.registeredIn), value: country },
    { label: t(brokersText.legalName), value: legalName },
    website !== null && { label: t(brokersText.website), value: <span className={styles.website}>{hostOf(website)}</span> },
    platforms.length > 0 && { label: t(brokersText.platforms), value: platforms.join(', ') },
    minDeposit !== null && { label: t(brokersText.firstDeposit), value: <Money {...minDeposit} /> },
    maxLeverage !== null && { label: t(brokersText.topLeverage), value: <bdi>1:<NumberText value={maxLeverage} options={{ useGrouping: false }} /></bdi> },
    spreadFrom !== null && { label: t(brokersText.spreadOf), value: t(brokersText.pips, { count: spreadFrom }) },
  ]
  return (
    <Panel title={t(brokersText.companyFacts)}>
      <DescriptionList facts={facts.filter(fact => fact !== false)} />
    </Panel>
  )
}
