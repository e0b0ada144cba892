import { blacklistReasons } from 'calls/findings/blacklist-reasons'
import { useHref, useLocale, usePageData, useStore, useText } from 'shared-state/runtime'
import { MoreLink } from 'ui/more-link'
import { Note } from 'ui/note'
import { PageHead } from 'ui/page-head'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { findingLooks } from 'ui/states/finding-looks'
import { Table, type TableColumn } from 'ui/table'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { CountryName } from '../broker-parts/country-name.tsx'
import { NameCell } from '../broker-parts/name-cell.tsx'
import { ScoreMark } from '../broker-parts/score-mark.tsx'
import { regionName } from 'shared-state/i18n/region-name'
import { brokersCrumbs } from '../crumbs.ts'
import { ListFilters } from '../list-parts/list-filters.tsx'
import { ListFoot } from '../list-parts/list-foot.tsx'
import { NothingFound } from '../list-parts/nothing-found.tsx'
import { brokersText } from '../strings/keys.ts'
import styles from './black-list-page.module.css'
import { BrokerReasons } from './broker-reasons.tsx'
import { blackList, blackListPath, type ListedBroker, type loadBlackList } from './load-black-list.ts'

/** Brokers that nobody should deposit with (decisions 7), each with the reasons. */
export function BlackListPage() {
  const t = useText()
  const href = useHref()
  const { lang } = useLocale()
  const { query, items, total, pages, countryChoice } = usePageData<typeof loadBlackList>()
  const hrefOf = (next: Partial<typeof query>) => href(blackList.address(blackListPath, next))
  const selects = [
    {
      name: 'reason',
      label: t(brokersText.blackListReason),
      value: query.reason,
      any: t(brokersText.anyReason),
      options: blacklistReasons.map(reason => ({ value: reason, label: t(findingLooks[reason].text) })),
    },
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
      any: t(brokersText.byGravity),
      options: [
        { value: 'exposures', label: t(brokersText.byExposures) },
        { value: 'score', label: t(brokersText.byLowestScore) },
        { value: 'name', label: t(brokersText.byName) },
      ],
    },
  ]
  const columns: TableColumn<ListedBroker>[] = [
    {
      key: 'name',
      label: t(brokersText.broker),
      title: true,
      cell: broker => <NameCell broker={broker} isAccused hideState />,
    },
    { key: 'reasons', label: t(brokersText.blackListReason), cell: broker => <BrokerReasons broker={broker} /> },
    {
      key: 'country',
      label: t(brokersText.registeredIn),
      cell: ({ twoCharCode }) => <CountryName code={twoCharCode} name={regionName(lang, twoCharCode)} />,
    },
    { key: 'score', label: t(brokersText.score), cell: broker => <ScoreMark broker={broker} look="cell" /> },
  ]
  return (
    <Wrap page>
      <PageHead
        crumbs={brokersCrumbs(useStore(), t(brokersText.blackList))}
        title={t(brokersText.blackList)}
        lead={t(brokersText.blackListIntro)}
        aside={<MoreLink to={href('/exposure/brokers.html')}>{t(brokersText.brokersByComplaints)}</MoreLink>}
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
