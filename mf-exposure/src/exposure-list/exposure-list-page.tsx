import { Megaphone } from '@lucide/icons'
import { MOST_COUNTED } from 'calls/exposure'
import { accusedName } from 'calls/findings/accused-name'
import { useHref, useLocale, usePageData, useStore, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { Button } from 'ui/button'
import { Chip } from 'ui/chip'
import { EmptyState } from 'ui/empty-state'
import { Pager } from 'ui/pager'
import { Panel, PanelRows } from 'ui/panel'
import { Row } from 'ui/row'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { BrokerLine } from '../exposure-parts/broker-line.tsx'
import { ListEnd } from '../exposure-parts/list-end.tsx'
import { sumOf, useListCount } from '../exposure-parts/use-list-count.ts'
import { ExposureRow } from '../exposure-parts/exposure-row.tsx'
import { publishPath, reportPath } from '../addresses.ts'
import page from '../page.module.css'
import { exposureText } from '../strings/keys.ts'
import { addressOf, changed, isFiltered, withoutFilters, type ExposureQuery } from './exposure-query.ts'
import { ListFilters } from './list-filters.tsx'
import { exposureListCrumbs, exposureListTitle, type loadExposureList } from './load-exposure-list.ts'
import { OutcomeFacts } from '../exposure-parts/outcome-facts.tsx'
import { LostMoneyNote } from './lost-money-note.tsx'
import { MediationAside } from './mediation-aside.tsx'
import { StateTabs } from './state-tabs.tsx'

/** All public cases, newest first by default. */
export function ExposureListPage() {
  const t = useText()
  const href = useHref()
  const listCount = useListCount()
  const { query, items, total, pages, counts, mediation, countries, outcome } = usePageData<typeof loadExposureList>()
  const { lang } = useLocale()
  const store = useStore()
  const isHot = query.view === 'hot'
  const found = counts ? counts.filter(({ state }) => !query.state || state === query.state) : [{ count: total }]
  const brokerName = outcome ? accusedName(outcome.broker, lang) : query.traderCode
  return (
    <Wrap className={page.page}>
      <Breadcrumbs items={exposureListCrumbs(outcome, store)} />
      <Row spread>
        <h1>{exposureListTitle(outcome, store)}</h1>
        <Button
          icon={Megaphone}
          to={href(query.traderCode ? reportPath(query.traderCode) : publishPath)}
          rel="nofollow"
        >
          {t(exposureText.reportBroker)}
        </Button>
      </Row>
      <p className={page.lead}>{t(exposureText.listLead)}</p>
      <Split side={<MediationAside mediation={mediation} />}>
        <LostMoneyNote />
        <StateTabs query={query} counts={counts} />
        {!isHot && <ListFilters query={query} countries={countries} />}
        {outcome && outcome.total > 0 && (
          <Panel title={t(exposureText.howTheyEnd)}>
            <Stack>
              <BrokerLine exposure={{ broker: outcome.broker, brokerName }} />
              <OutcomeFacts outcome={outcome} />
            </Stack>
          </Panel>
        )}
        <Panel
          flush
          title={
            isHot
              ? t(exposureText.mostReadLately)
              : t(exposureText.exposureCount, { count: sumOf(found), number: listCount(found) })
          }
          aside={
            query.traderCode && (
              <Chip
                small
                removable
                label={t(exposureText.about, { broker: brokerName })}
                to={href(changed(query, { traderCode: '' }))}
              />
            )
          }
        >
          {items.length > 0 ? (
            <PanelRows>
              {items.map(exposure => (
                <li key={exposure.code}>
                  <ExposureRow exposure={exposure} dated={query.order === 'updated' ? 'updated' : 'published'} />
                </li>
              ))}
            </PanelRows>
          ) : (
            <NothingFound query={query} />
          )}
        </Panel>
        <Pager page={query.page} pages={pages} hrefOf={number => href(addressOf({ ...query, page: number }))} />
        {query.page === pages && total >= MOST_COUNTED && <ListEnd />}
      </Split>
    </Wrap>
  )
}

function NothingFound({ query }: { query: ExposureQuery }) {
  const t = useText()
  const href = useHref()
  if (query.view === 'hot') return <EmptyState title={t(exposureText.noneLately)} />
  if (!isFiltered(query)) return <EmptyState title={t(exposureText.noneYet)} />
  const clear = (
    <Button variant="secondary" to={href(withoutFilters(query))}>
      {t(exposureText.clearFilters)}
    </Button>
  )
  return (
    <EmptyState title={t(exposureText.noneFound)} action={clear}>
      {t(query.keyword ? exposureText.noWordsFound : exposureText.noneFoundWhy)}
    </EmptyState>
  )
}
