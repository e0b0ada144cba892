import { SlidersHorizontal } from '@lucide/icons'
import { useState, type MouseEvent } from 'react'
import { useHref, usePageData, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Tag } from 'ui/tag'
import { VisuallyHidden } from 'ui/visually-hidden'
import { Wrap } from 'ui/wrap'
import { sectionPath } from '../addresses.ts'
import { ReviewLists } from '../review-lists/review-lists.tsx'
import { brokersText } from '../strings/keys.ts'
import { ActiveFilters } from './active-filters.tsx'
import styles from './broker-list-page.module.css'
import { addressOf, countFilters, withoutFilters } from './broker-query.ts'
import { FilterForm, filterFormId } from './filter-form.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { ListResults } from './list-results.tsx'
import { ListTitle } from './list-title.tsx'
import { ListTools } from './list-tools.tsx'
import type { loadBrokerList } from './load-broker-list.ts'
import { useDraftQuery } from './use-draft-query.ts'

/** Id of the filters next to the list: on narrow screens they show only if the address contains this id. */
const filtersId = 'filters'

/** The broker list and its sub-pages: filters at the side, or in a sheet on narrow screens. */
export function BrokerListPage() {
  const t = useText()
  const href = useHref()
  const data = usePageData<typeof loadBrokerList>()
  const { section, query, order, facets, reviewLists } = data
  const path = sectionPath(section ?? undefined)
  const { draft, setDraft, asked, apply } = useDraftQuery(query, href(path))
  const [sheetOpen, setSheetOpen] = useState(false)
  const chosen = countFilters(query)

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
  const form = { facets, draft, action: href(path) }

  const filters = (
    <aside id={filtersId} aria-label={t(brokersText.filters)} className={styles.filters}>
      <div className={styles.filtersHead}>
        <h2 className={styles.filtersTitle}>{t(brokersText.filters)}</h2>
        {chosen > 0 && (
          <Button to={href(addressOf(path, withoutFilters(query)))} variant="ghost" small>
            {t(brokersText.clearAll)}
          </Button>
        )}
      </div>
      <FilterForm {...form} id={filterFormId} onChange={apply} onSubmit={() => apply(draft)} />
    </aside>
  )
  return (
    <>
      <Wrap className={styles.page}>
        <ListTitle data={data} />
        <Split at="start" side={filters}>
          <Stack>
            <h2 className={styles.heading}>
              <VisuallyHidden>{t(brokersText.results)}</VisuallyHidden>
            </h2>
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
            {/* Shown at once: a row that appeared together with the list would shift the page while the visitor reads. */}
            <ActiveFilters query={asked} facets={facets} path={path} href={href} />
            <ListResults data={data} />
          </Stack>
        </Split>
        {reviewLists && <ReviewLists lists={reviewLists} />}
      </Wrap>
      <FilterSheet
        {...form}
        section={section ?? undefined}
        open={sheetOpen}
        onClose={closeSheet}
        onChange={setDraft}
        onApply={applySheet}
      />
    </>
  )
}
