import { useText } from 'shared-state/runtime'
import { DescriptionList, type Fact } from 'ui/description-list'
import { Money } from 'ui/money'
import { Panel } from 'ui/panel'
import { CountryName } from '../broker-parts/country-name.tsx'
import { Leverage } from '../broker/leverage.tsx'
import { ExternalLink } from 'ui/external-link/external-link'
import { TermHelp } from 'ui/term-help/term-help'
import { brokersText } from '../strings/keys.ts'
import type { BrokerInfoData } from './load-broker-info.ts'

/** The broker's company and the figures of its best account; unknown facts are left out. */
export function CompanyFacts({ data: { broker, company } }: { data: BrokerInfoData }) {
  const t = useText()
  const { foundedYear, legalName, website, platforms, minDeposit, maxLeverage, spreadFrom, twoCharCode } = broker
  const facts: (Fact | false)[] = [
    foundedYear !== null && { label: t(brokersText.founded), value: foundedYear },
    {
      label: t(brokersText.registeredIn),
      value: <CountryName code={twoCharCode} name={company?.countryName ?? twoCharCode} />,
    },
    { label: t(brokersText.legalName), value: legalName },
    website !== null && { label: t(brokersText.website), value: <ExternalLink url={website} /> },
    platforms.length > 0 && {
      label: t(brokersText.platforms),
      help: <TermHelp term="platform" label={t(brokersText.platforms)} />,
      value: platforms.join(', '),
    },
    minDeposit !== null && {
      label: t(brokersText.firstDeposit),
      help: <TermHelp term="minDeposit" label={t(brokersText.firstDeposit)} />,
      value: <Money {...minDeposit} />,
    },
    maxLeverage !== null && {
      label: t(brokersText.topLeverage),
      help: <TermHelp term="leverage" label={t(brokersText.topLeverage)} />,
      value: <Leverage value={maxLeverage} />,
    },
    spreadFrom !== null && {
      label: t(brokersText.spreadOf),
      help: <TermHelp term="spread" label={t(brokersText.spreadOf)} />,
      value: t(brokersText.pips, { count: spreadFrom }),
    },
  ]
  return (
    <Panel title={t(brokersText.companyFacts)}>
      <DescriptionList facts={facts.filter(fact => fact !== false)} />
    </Panel>
  )
}
