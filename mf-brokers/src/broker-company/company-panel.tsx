import type { Broker } from 'calls/entities/broker'
import { useText } from 'shared-state/runtime'
import { DescriptionList, type Fact } from 'ui/description-list'
import { Panel } from 'ui/panel'
import { CountryName } from '../broker-parts/country-name.tsx'
import { ExternalLink } from 'ui/external-link/external-link'
import { brokersText } from '../strings/keys.ts'
import type { BrokerCompanyData } from './load-broker-company.ts'

/** The broker's legal identity and address. */
export function CompanyPanel({
  broker,
  company,
}: {
  broker: Broker
  company: NonNullable<BrokerCompanyData['company']>
}) {
  const t = useText()
  const { legalName, countryName, foundedYear, website, socials } = company
  const facts: (Fact | false)[] = [
    { label: t(brokersText.legalName), value: legalName || t(brokersText.notKnown) },
    { label: t(brokersText.registeredIn), value: <CountryName code={broker.twoCharCode} name={countryName} /> },
    { label: t(brokersText.founded), value: foundedYear ?? t(brokersText.notKnown) },
    broker.address !== null && { label: t(brokersText.address), value: broker.address },
    {
      label: t(brokersText.website),
      value: website === null ? t(brokersText.notKnown) : <ExternalLink url={website} />,
    },
    ...socials.map(({ name, url }) => ({ label: name, value: <ExternalLink url={url} /> })),
  ]
  return (
    <Panel id="company" title={t(brokersText.companyFacts)} footer={t(brokersText.peopleUnknown)}>
      <DescriptionList facts={facts.filter(fact => fact !== false)} />
    </Panel>
  )
}
