import { SlidersHorizontal } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { useHref, usePageData, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { VisuallyHidden } from 'ui/visually-hidden'
import { Wrap } from 'ui/wrap'
import { sectionPath } from '../addresses.ts'
import { CompareTray } from '../compare/compare-tray.tsx'
import { brokersText } from '../strings/keys.ts'
import { ActiveFilters } from './active-filters.tsx'
import styles from './broker-list-page.module.css'
import { addressOf, countFilters, pageSize, withoutFilters } from './broker-query.ts'
import { BrokerTable } from './broker-table.tsx'
import { FilterForm, filterFormId } from './filter-form.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { factsOf, sectionWords } from './list-facts.ts'
import { ListTools } from './list-tools.tsx'
import type { loadBrokerList } from './load-broker-list.ts'
import { useDraftQuery } from './use-draft-query.ts'

/** Id of the filters beside the list: where there is no room for them they show when an address names them. */
const filtersId = 'filters'

export function BrokerListPage() {
  const t = useText()
  const href = useHref()
  const { section, query, items, total, pages, order, facets } = usePageData<typeof loadBrokerList>()
  const path = sectionPath(section ?? undefined)
  const { draft, setDraft, apply } = useDraftQuery(query, href(path))
  const [sheetOpen, setSheetOpen] = useState(false)

  const title = t(section ? sectionWords[section].title : brokersText.brokers)
  const chosen = countFilters(query)
  const listed = facets.find(({ field }) => field === 'grade')?.items.reduce((sum, { count }) => sum + count, 0) ?? total
  const first = (query.page - 1) * pageSize + 1
  const facts = factsOf(section)

  const openSheet = (event: MouseEvent) => {
    event.preventDefault()
    setSheetOpen(true)
  }
  const closeSheet = () => {
    setSheetOpen(false)
    setDraft(query)
  }
  const applySheet = () => {
    setSheetOpen(false)
    apply(draft)
  }
  const crumbs = [{ label: t(brokersText.home), to: href('/') }, ...(section ? [{ label: t(brokersText.brokers), to: href('/brokers') }] : []), { label: title }]

  const filters = (
    <aside id={filtersId} aria-label={t(brokersText.filters)} className={styles.filters}>
      <div className={styles.filtersHead}>
        <h2 className={styles.filtersTitle}>{t(brokersText.filters)}</h2>
        {chosen > 0 && <Button to={href(addressOf(path, withoutFilters(query)))} variant="ghost" small>{t(brokersText.clearAll)}</Button>}
      </div>
      <FilterForm id={filterFormId} facets={facets} draft={draft} onChange={apply} onSubmit={() => apply(draft)} action={href(path)} />
    </aside>
  )
  return (
    <>
      <Wrap className={styles.page}>
        <Breadcrumbs items={crumbs} />
        <div className={styles.title}>
          <h1>{title}</h1>
          <p role="status" className={styles.count}>
            {t(brokersText.listed, { count: listed })}
            {chosen > 0 && `, ${t(brokersText.matching, { count: total })}`}
          </p>
        </div>
        {section && <p className={styles.intro}>{t(sectionWords[section].intro)}</p>}
        <Split at="start" side={filters}>
          <Stack>
            <h2 className={styles.heading}><VisuallyHidden>{t(brokersText.results)}</VisuallyHidden></h2>
            <ListTools draft={draft} order={order} path={path} onType={setDraft} onApply={apply}>
              <Button
                to={`${href(addressOf(path, query))}#${filtersId}`}
                onClick={openSheet}
                variant="secondary"
                icon={SlidersHorizontal}
                className={styles.narrow}
              >
                {t(brokersText.filters)}
                {chosen > 0 && <Tag tone="info">{chosen}</Tag>}
              </Button>
            </ListTools>
            <ActiveFilters query={query} facets={facets} path={path} href={href} />
            {items.length === 0 ? (
              <Panel>
                <EmptyState
                  title={t(brokersText.noMatch)}
                  action={<Button to={href(addressOf(path, withoutFilters(query)))} variant="secondary">{t(brokersText.clearAll)}</Button>}
                >
                  {t(brokersText.noMatchWhy)}
                </EmptyState>
              </Panel>
            ) : (
              <>
                <BrokerTable
                  caption={title}
                  brokers={items}
                  facts={facts}
                  view={query.view}
                  order={order}
                  hrefOfOrder={by => href(addressOf(path, { ...query, order: by, page: 1 }))}
                />
                <div className={styles.foot}>
                  <Text size="sm" tone="quiet">{t(brokersText.range, { first, last: first + items.length - 1, total })}</Text>
                  <Pager page={query.page} pages={pages} hrefOf={page => href(addressOf(path, { ...query, page }))} />
                </div>
                <Text as="p" size="sm" tone="faint">{t(brokersText.opinion)}</Text>
              </>
            )}
          </Stack>
        </Split>
      </Wrap>
      <FilterSheet
        open={sheetOpen}
        onClose={closeSheet}
        facets={facets}
        draft={draft}
        onChange={setDraft}
        onApply={applySheet}
        action={href(path)}
      />
      <CompareTray known={items} />
    </>
  )
}
