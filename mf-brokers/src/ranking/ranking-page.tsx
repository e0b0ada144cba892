import { useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { PageHead } from 'ui/page-head'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { TabsNav } from 'ui/tabs-nav'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { rankingPath } from '../addresses.ts'
import { OpinionNote } from '../broker-parts/opinion-note.tsx'
import { ListFilters } from '../list-parts/list-filters.tsx'
import { ListFoot } from '../list-parts/list-foot.tsx'
import { NothingFound } from '../list-parts/nothing-found.tsx'
import { brokersText } from '../strings/keys.ts'
import { rankingCrumbs } from './head-of-ranking.ts'
import type { loadRanking } from './load-ranking.ts'
import { RankTable } from './rank-table.tsx'
import { rankingList } from './ranking-address.ts'
import { rankingWords } from './ranking-words.ts'

/** One ranking: the places, the ranked figure, and the change since the previous period. */
export function RankingPage() {
  const t = useText()
  const href = useHref()
  const { type, query, items, total, pages, types, periodStart, countryChoice } = usePageData<typeof loadRanking>()
  const { title, intro } = rankingWords[type]
  const hrefOf = (next: Partial<typeof query>) => href(rankingList.address(rankingPath(type), next))
  const tabs = types.map(({ code, name }) => ({
    label: name,
    to: href(rankingList.address(rankingPath(code), { ...query, page: 1 })),
    current: code === type,
  }))
  const selects = [
    {
      name: 'period',
      label: t(brokersText.period),
      value: query.period,
      any: t(brokersText.byMonth),
      options: [{ value: 'week', label: t(brokersText.byWeek) }],
    },
    {
      name: 'countryCode',
      label: t(brokersText.registeredIn),
      value: query.countryCode,
      any: t(brokersText.anyCountry),
      options: countryChoice,
    },
  ]
  return (
    <Wrap page>
      <PageHead crumbs={rankingCrumbs(type, useStore())} title={t(title)} lead={t(intro)} />
      <TabsNav label={t(brokersText.rankings)} items={tabs} />
      <ListFilters action={href(rankingPath(type))} asked={hrefOf(query)} selects={selects} />
      <Text as="p" size="sm" tone="quiet">
        {t(brokersText.asOf)} <DateText iso={periodStart} />.{' '}
        {t(query.period === 'week' ? brokersText.sinceWeek : brokersText.sinceMonth)}
        {type !== 'exposures' && <> {t(brokersText.whoIsRanked)}</>}
      </Text>
      {items.length === 0 ? (
        <NothingFound title={t(brokersText.nobodyRanked)} clear={href(rankingPath(type))} />
      ) : (
        <Panel flush>
          <RankTable caption={t(title)} type={type} rows={items} />
        </Panel>
      )}
      <ListFoot page={query.page} pageSize={rankingList.pageSize} shown={items.length} total={total}>
        <Pager page={query.page} pages={pages} hrefOf={page => hrefOf({ ...query, page })} />
      </ListFoot>
      <Text as="p" size="sm" tone="faint">
        {t(brokersText.riskWarning)} <OpinionNote />
      </Text>
    </Wrap>
  )
}
