import { SiteLink, useHref, useLocale, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { Chip } from 'ui/chip'
import { DateText } from 'ui/date-text'
import { EmptyState } from 'ui/empty-state'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Table, type TableColumn } from 'ui/table'
import { Text } from 'ui/text'
import { WorstState } from 'ui/worst-state'
import { brokerPath, regulatorPath } from '../addresses.ts'
import { ScoreMark } from '../broker-parts/score-mark.tsx'
import { LicenceTag } from '../licences/licences-panel.tsx'
import { brokersText } from '../strings/keys.ts'
import styles from './licensed-brokers.module.css'
import { licensedAddress, type LicensedQuery, type RegulatorData } from './load-regulator.ts'

type LicensedBroker = RegulatorData['brokers']['items'][number]

/** The brokers that claim a licence from this regulator, each with that licence, filtered by the licence's state. */
export function LicensedBrokers({ data: { regulator, licenceStats, brokers, query, pages } }: { data: RegulatorData }) {
  const t = useText()
  const href = useHref()
  const { formatNumber } = useLocale()
  const hrefOf = (next: LicensedQuery) => href(licensedAddress(regulatorPath(regulator), next))
  const kept = query.status ? { status: query.status } : {}
  const columns: TableColumn<LicensedBroker>[] = [
    { key: 'broker', label: t(brokersText.broker), title: true, cell: broker => <NameCell broker={broker} /> },
    {
      key: 'licence',
      label: t(brokersText.licence),
      cell: ({ licences }) => (
        <span className={styles.lines}>
          {licences.map(({ id, licenceNo }) => (
            <Text key={id} as="code" size="sm">
              {licenceNo}
            </Text>
          ))}
        </span>
      ),
    },
    {
      key: 'state',
      label: t(brokersText.status),
      cell: broker => (
        <span className={styles.lines}>
          {broker.licences.map(licence => (
            <LicenceTag key={licence.id} licence={licence} broker={broker} />
          ))}
        </span>
      ),
    },
    {
      key: 'checked',
      label: t(brokersText.checkedOn),
      cell: ({ licences: [licence] }) => (
        <Text size="sm">
          {licence?.verifiedAt ? <DateText iso={licence.verifiedAt} /> : t(brokersText.sampleNotChecked)}
        </Text>
      ),
    },
    { key: 'score', label: t(brokersText.score), cell: broker => <ScoreMark broker={broker} look="cell" /> },
  ]
  return (
    <Panel
      title={t(brokersText.licensedBrokers)}
      aside={
        <Text size="sm" tone="quiet">
          {t(brokersText.brokersCount, { count: brokers.total })}
        </Text>
      }
      flush
      className={styles.panel}
    >
      <div className={styles.chips}>
        <Row gap="s">
          <Chip small label={t(brokersText.all)} to={hrefOf({ page: 1 })} selected={!query.status} />
          {licenceStats
            .filter(({ count, status }) => count > 0 || status === query.status)
            .map(({ status, name, count }) => (
              <Chip
                key={status}
                small
                label={`${name} (${formatNumber(count)})`}
                to={hrefOf({ status, page: 1 })}
                selected={query.status === status}
              />
            ))}
        </Row>
      </div>
      {brokers.items.length === 0 ? (
        <EmptyState title={t(brokersText.noLicensed)}>{t(brokersText.noLicensedWhy)}</EmptyState>
      ) : (
        <Table
          caption={t(brokersText.licensedBy, { name: regulator.abbreviation })}
          columns={columns}
          rows={brokers.items}
          keyOf={({ code }) => code}
        />
      )}
      {pages > 1 && (
        <div className={styles.pager}>
          <Pager page={query.page} pages={pages} hrefOf={page => hrefOf({ ...kept, page })} />
        </div>
      )}
    </Panel>
  )
}

function NameCell({ broker }: { broker: LicensedBroker }) {
  return (
    <span className={styles.name}>
      <BrokerLogo code={broker.code} size="s" />
      <span className={styles.words}>
        <SiteLink to={brokerPath(broker)} className={styles.link}>
          {broker.showName}
        </SiteLink>
        <WorstState broker={broker} onlyFindings />
      </span>
    </span>
  )
}
