import { ExternalLink } from '@lucide/icons'
import type { Broker } from 'calls/entities/broker'
import type { Licence } from 'calls/entities/licence'
import { mayLead } from 'calls/findings/findings-of'
import { SiteLink, useStore, useText } from 'shared-state/runtime'
import { licenceStateOf } from 'calls/states/licence-states'
import { stateText } from 'calls/states/state-text'
import { DateText } from 'ui/date-text'
import { EmptyState } from 'ui/empty-state'
import { Flag } from 'ui/flag'
import { Icon } from 'ui/icon'
import { Panel } from 'ui/panel'
import { StateTag } from 'ui/state-tag'
import { licenceLooks } from 'ui/states/licence-looks'
import { Table, type TableColumn } from 'ui/table'
import { Text } from 'ui/text'
import { TierPips } from 'ui/tier-pips'
import { regulatorPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import styles from './licences-panel.module.css'

/** One of the four tiers; any other value would be an error in the data and counts as 4. */
export const tierOf = (tier: number): 1 | 2 | 3 | 4 => (tier === 1 || tier === 2 || tier === 3 ? tier : 4)

/** A broker's licences: number, company, state, and a link to the register for checking it. */
export function LicencesPanel({ broker }: { broker: Pick<Broker, 'licences' | 'showName' | 'findings'> }) {
  const t = useText()
  const { licences, showName } = broker
  const columns: TableColumn<Licence>[] = [
    {
      key: 'regulator',
      label: t(brokersText.regulator),
      title: true,
      cell: licence => <RegulatorCell licence={licence} />,
    },
    {
      key: 'tier',
      label: t(brokersText.tier),
      cell: ({ tier }) => (
        <span className={styles.tier}>
          <TierPips tier={tierOf(tier)} />
          <span aria-hidden="true">
            <Text size="sm" tone="quiet">
              {tier}
            </Text>
          </span>
        </span>
      ),
    },
    {
      key: 'licence',
      label: t(brokersText.licence),
      cell: ({ licenceNo, typeName }) => (
        <span className={styles.number}>
          <Text as="code" weight="medium">
            {licenceNo}
          </Text>
          <Text size="xs" tone="faint">
            {typeName}
          </Text>
        </span>
      ),
    },
    { key: 'company', label: t(brokersText.company), cell: ({ entityName }) => <Text size="sm">{entityName}</Text> },
    { key: 'status', label: t(brokersText.status), cell: licence => <LicenceTag licence={licence} broker={broker} /> },
    {
      key: 'register',
      label: t(brokersText.register),
      cell: ({ registerHost }) => <RegisterLink host={registerHost} />,
    },
    {
      key: 'checked',
      label: t(brokersText.checkedOn),
      cell: ({ verifiedAt }) => (
        <Text size="sm">{verifiedAt ? <DateText iso={verifiedAt} /> : t(brokersText.sampleNotChecked)}</Text>
      ),
    },
  ]
  if (licences.length === 0) {
    return (
      <Panel id="licences" title={t(brokersText.licences)}>
        <EmptyState title={t(stateText.noLicenceFound)}>{t(brokersText.noLicenceWhy)}</EmptyState>
      </Panel>
    )
  }
  return (
    <Panel
      id="licences"
      title={t(brokersText.licences)}
      flush
      footer={t(brokersText.tierNote)}
      className={styles.panel}
    >
      <Table
        caption={t(brokersText.licencesOf, { name: showName })}
        columns={columns}
        rows={licences}
        keyOf={licence => licence.id}
      />
    </Panel>
  )
}

export function RegulatorCell({
  licence: { twoCharCode, abbreviation, regulatorName, regulatorCode, regulatorSlug },
}: {
  licence: Licence
}) {
  return (
    <span className={styles.regulator}>
      <Flag code={twoCharCode} />
      <span>
        <b>
          <SiteLink to={regulatorPath({ slug: regulatorSlug, code: regulatorCode })}>{abbreviation}</SiteLink>
        </b>
        <span className={styles.fullName}>{regulatorName}</span>
      </span>
    </span>
  )
}

/** State of a licence, as a tag. The licence of a broker that may not lead has no green sign, even if it is active (decisions 7). */
export function LicenceTag({ licence, broker }: { licence: Licence; broker: Pick<Broker, 'findings'> }) {
  const look = licenceLooks[licenceStateOf(licence, useStore().visitor.facts.now)]
  return <StateTag look={look.tone === 'good' && !mayLead(broker) ? { ...look, tone: 'plain' } : look} />
}

export function RegisterLink({ host }: { host: string }) {
  return (
    <a href={`https://${host}/`} rel="external noopener nofollow" className={styles.register}>
      {host.replace(/^www\./, '')}
      <Icon of={ExternalLink} size="s" />
    </a>
  )
}
