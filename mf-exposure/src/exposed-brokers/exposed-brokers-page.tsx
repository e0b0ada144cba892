import { useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { ratingDigits } from 'calls/rating/score-digits'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { MoreLink } from 'ui/more-link'
import { Note } from 'ui/note'
import { NumberText } from 'ui/number-text'
import { PageHead } from 'ui/page-head'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Table, type TableColumn } from 'ui/table'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { exposedBrokersPath } from '../addresses.ts'
import { BrokerLine } from '../exposure-parts/broker-line.tsx'
import { useCount } from '../exposure-parts/use-count.ts'
import { exposureText } from '../strings/keys.ts'
import { ComplaintRanks } from './complaint-ranks.tsx'
import { Claimed, ComplaintsLink, Unanswered } from './complaint-figures.tsx'
import { ExposedBrokersFilters } from './exposed-brokers-filters.tsx'
import styles from './exposed-brokers-page.module.css'
import { addressOf, isNarrowed } from './exposed-brokers-query.ts'
import { exposedBrokersCrumbs, type ExposedBroker, type loadExposedBrokers } from './load-exposed-brokers.ts'

/** Brokers with published complaints: their number, the amounts claimed and the cases without a reply. */
export function ExposedBrokersPage() {
  const t = useText()
  const href = useHref()
  const countText = useCount()
  const { query, items, total, pages, ranks, countries } = usePageData<typeof loadExposedBrokers>()
  const columns: TableColumn<ExposedBroker>[] = [
    {
      key: 'name',
      label: t(exposureText.broker),
      title: true,
      cell: broker => <BrokerLine exposure={{ broker, brokerName: broker.showName }} />,
    },
    {
      key: 'exposures',
      label: t(exposureText.exposures),
      align: 'end',
      cell: broker => <ComplaintsLink broker={broker} />,
    },
    {
      key: 'waiting',
      label: t(exposureText.withoutReply),
      align: 'end',
      cell: broker => <Unanswered broker={broker} />,
    },
    {
      key: 'amounts',
      label: t(exposureText.amountClaimed),
      align: 'end',
      cell: ({ amounts }) => <Claimed amounts={amounts} />,
    },
    {
      key: 'score',
      label: t(exposureText.score),
      align: 'end',
      cell: ({ score }) =>
        score === null ? t(exposureText.notRated) : <NumberText value={score} options={ratingDigits('score')} />,
    },
  ]
  return (
    <Wrap page>
      <PageHead
        crumbs={exposedBrokersCrumbs(useStore())}
        title={t(exposureText.brokersByComplaints)}
        lead={t(exposureText.brokersByComplaintsLead)}
        aside={<MoreLink to={href('/blacklist.html')}>{t(exposureText.blackList)}</MoreLink>}
      />
      <Note>{t(exposureText.complaintsAreClaims)}</Note>
      <ComplaintRanks query={query} ranks={ranks} />
      <ExposedBrokersFilters query={query} countries={countries} />
      <Text as="p" size="sm" tone="quiet">
        <span role="status">{countText(exposureText.brokerCount, total)}</span>
      </Text>
      {items.length === 0 ? (
        <Panel>
          <EmptyState
            title={t(isNarrowed(query) ? exposureText.noBrokerFound : exposureText.noneYet)}
            level={2}
            action={
              isNarrowed(query) && (
                <Button variant="secondary" to={href(exposedBrokersPath)}>
                  {t(exposureText.clearFilters)}
                </Button>
              )
            }
          />
        </Panel>
      ) : (
        <Panel flush className={styles.listed}>
          <Table
            caption={t(exposureText.brokersByComplaints)}
            columns={columns}
            rows={items}
            keyOf={({ code }) => code}
          />
        </Panel>
      )}
      <Pager page={query.page} pages={pages} hrefOf={page => href(addressOf({ ...query, page }))} />
    </Wrap>
  )
}
