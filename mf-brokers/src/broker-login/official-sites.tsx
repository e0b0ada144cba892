import { useText } from 'shared-state/runtime'
import { DescriptionList } from 'ui/description-list'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { ExternalLink } from 'ui/external-link/external-link'
import { brokersText } from '../strings/keys.ts'
import type { BrokerLoginData } from './load-broker-login.ts'

/** The broker's websites on record; never a login form. */
export function OfficialSites({ company: { website, socials } }: { company: NonNullable<BrokerLoginData['company']> }) {
  const t = useText()
  if (website === null && socials.length === 0) {
    return (
      <Panel id="sites" title={t(brokersText.officialSites)}>
        <EmptyState title={t(brokersText.noSites)}>{t(brokersText.noSitesWhy)}</EmptyState>
      </Panel>
    )
  }
  const site = {
    label: t(brokersText.website),
    value: website === null ? t(brokersText.notKnown) : <ExternalLink url={website} />,
  }
  return (
    <Panel id="sites" title={t(brokersText.officialSites)} footer={t(brokersText.officialSitesHow)}>
      <DescriptionList
        facts={[site, ...socials.map(({ name, url }) => ({ label: name, value: <ExternalLink url={url} /> }))]}
      />
    </Panel>
  )
}
