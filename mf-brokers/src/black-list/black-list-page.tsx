import { Clock } from 'lucide-react'
import { SiteLink, useHref, useLocale, usePageData, useStore, useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { Money } from 'ui/money'
import { MoreLink } from 'ui/more-link'
import { Note } from 'ui/note'
import { NumberText } from 'ui/number-text'
import { PageHead } from 'ui/page-head'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Table, type TableColumn } from 'ui/table'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { NameCell } from '../broker-parts/name-cell.tsx'
import { LicenceMarks } from '../broker-parts/licence-marks.tsx'
import { ScoreMark } from '../broker-parts/score-mark.tsx'
import { brokersCrumbs } from '../crumbs.ts'
import { ListFilters } from '../list-parts/list-filters.tsx'
import { ListFoot } from '../list-parts/list-foot.tsx'
import { NothingFound } from '../list-parts/nothing-found.tsx'
import { brokersText } from '../strings/keys.ts'
import styles from './black-list-page.module.css'
import { blackList, blackListPath, type ListedBroker, type loadBlackList } from './load-black-list.ts'

/** Maximum number of currencies shown for the claimed amounts; there are seldom more. */
const shownAmounts = 2

/** Brokers with public complaints: number of complaints, claimed amounts and waiting times. */
export function BlackListPage() {
  const t = useText()
  const href = useHref()
  const { query, items, total, pages, countryChoice } = usePageData<typeof loadBlackList>()
  const hrefOf = (next: Partial<typeof query>) => href(blackList.address(blackListPath, next))
  const selects = [
    {
      name: 'countryCode',
      label: t(brokersText.registeredIn),
      value: query.countryCode,
      any: t(brokersText.anyCountry),
      options: countryChoice,
    },
    {
      name: 'order',
      label: t(brokersText.sortBy),
      value: query.order,
      any: t(brokersText.byExposures),
      options: [
        { value: 'amount', label: t(brokersText.byAmount) },
        { value: 'score', label: t(brokersText.byLowestScore) },
        { value: 'new', label: t(brokersText.byLatestExposure) },
      ],
    },
  ]
  const columns: TableColumn<ListedBroker>[] = [
    { key: 'name', label: t(brokersText.broker), title: true, cell: broker => <NameCell broker={broker} /> },
    {
      key: 'exposures',
      label: t(brokersText.exposures),
      align: 'end',
      cell: broker => <ExposuresLink broker={broker} />,
    },
    {
      key: 'waiting',
      label: t(brokersText.withoutReply),
      align: 'end',
      cell: ({ warnings }) => <Waiting count={warnings} />,
    },
    {
      key: 'amounts',
      label: t(brokersText.claimed),
      align: 'end',
      cell: ({ amounts }) => <Amounts amounts={amounts} />,
    },
    { key: 'licences', label: t(brokersText.licences), cell: broker => <LicenceMarks broker={broker} most={2} /> },
    { key: 'score', label: t(brokersText.score), cell: broker => <ScoreMark broker={broker} look="cell" /> },
  ]
  return (
    <Wrap page>
      <PageHead
        crumbs={brokersCrumbs(useStore(), t(brokersText.blackList))}
        title={t(brokersText.blackList)}
        lead={t(brokersText.blackListIntro)}
        aside={<MoreLink to={href('/exposure.html')}>{t(brokersText.allExposures)}</MoreLink>}
      />
      <Note>{t(brokersText.blackListNote)}</Note>
      <ListFilters
        action={href(blackListPath)}
        asked={hrefOf(query)}
        keyword={{ label: t(brokersText.findByName), value: query.keyword }}
        selects={selects}
      />
      <Text as="p" size="sm" tone="quiet">
        <span role="status">{t(brokersText.brokersCount, { count: total })}</span>
      </Text>
      {items.length === 0 ? (
        <NothingFound title={t(brokersText.nobodyExposed)} clear={href(blackListPath)} />
      ) : (
        <Panel flush className={styles.listed}>
          <Table caption={t(brokersText.blackList)} columns={columns} rows={items} keyOf={({ code }) => code} />
        </Panel>
      )}
      <ListFoot page={query.page} pageSize={blackList.pageSize} shown={items.length} total={total}>
        <Pager page={query.page} pages={pages} hrefOf={page => hrefOf({ ...query, page })} />
      </ListFoot>
    </Wrap>
  )
}

function ExposuresLink({ broker: { code, showName, exposureCount } }: { broker: ListedBroker }) {
  const { formatNumber } = useLocale()
  return (
    <SiteLink
      to={`/exposure.html?traderCode=${code}`}
      aria-label={`${formatNumber(exposureCount)}, ${showName}`}
      className={styles.exposures}
    >
      <NumberText value={exposureCount} />
    </SiteLink>
  )
}

/** Complaints that the broker has not answered within 14 days (decisions 4). */
function Waiting({ count }: { count: number }) {
  if (count === 0) return <NumberText value={0} />
  return (
    <span className={styles.waiting}>
      <Icon of={Clock} size="s" />
      <NumberText value={count} />
    </span>
  )
}

function Amounts({ amounts }: Pick<ListedBroker, 'amounts'>) {
  const t = useText()
  if (amounts.length === 0)
    return (
      <Text size="sm" tone="faint">
        {t(brokersText.noAmount)}
      </Text>
    )
  const more = amounts.length - shownAmounts
  return (
    <span className={styles.amounts}>
      {amounts.slice(0, shownAmounts).map(({ amount, currency }) => (
        <Money key={currency} amount={amount} currency={currency} />
      ))}
      {more > 0 && (
        <Text size="sm" tone="faint">
          {t(brokersText.andMore, { count: more })}
        </Text>
      )}
    </span>
  )
}
