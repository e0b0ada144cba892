import type { SearchType } from 'calls/entities/search-hit'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Chip } from 'ui/chip'
import { EmptyState } from 'ui/empty-state'
import { Pager } from 'ui/pager'
import { Panel, PanelRows } from 'ui/panel'
import { Row } from 'ui/row'
import { shellText } from '../../strings/keys.ts'
import { HitRow } from './hit-row.tsx'
import styles from './kind-results.module.css'
import type { KindFound } from './load-search.ts'
import { pageSize, searchPath, type SearchQuery } from './search-query.ts'

interface KindResultsProps {
  query: SearchQuery
  keyword: string
  found: KindFound
  /** Number of results of all other kinds. */
  others: number
}

/** The results of one kind: its best few in the list of all kinds, or page by page on its own tab. */
export function KindResults({
  query,
  keyword,
  found: { kind, name: title, total, near, hits },
  others,
}: KindResultsProps) {
  const t = useText()
  const href = useHref()
  const { formatNumber } = useLocale()
  const alone = query.type !== 'all'
  const pathOf = (change: Partial<SearchQuery>) => href(searchPath({ ...query, ...change }))
  return (
    <>
      <Panel
        title={title}
        flush
        more={
          !alone && total > hits.length
            ? { label: t(shellText.allOfKind, { shown: formatNumber(total) }), to: pathOf({ type: kind }) }
            : undefined
        }
        aside={alone && total > 1 && !withoutNewest.includes(kind) && <Orders order={query.order} pathOf={pathOf} />}
      >
        {near && <p className={styles.near}>{t(shellText.nearNote, { keyword })}</p>}
        {total > 0 && (
          <PanelRows>
            {hits.map(hit => (
              <li key={hit.code}>
                <HitRow hit={hit} keyword={keyword} />
              </li>
            ))}
          </PanelRows>
        )}
        {total === 0 && (
          <EmptyState
            title={t(shellText.noneOfKind, { kind: title, keyword })}
            action={
              <Button variant="secondary" to={pathOf({ type: 'all', order: 'match', page: 1 })}>
                {t(shellText.allResults)}
              </Button>
            }
          >
            {t(shellText.otherKinds, { count: others, shown: formatNumber(others) })}
          </EmptyState>
        )}
      </Panel>
      {alone && <Pager page={query.page} pages={Math.ceil(total / pageSize)} hrefOf={page => pathOf({ page })} />}
    </>
  )
}

/** Regulators and pages of the site cannot be sorted by date. */
const withoutNewest: readonly SearchType[] = ['regulator', 'page']

function Orders({ order, pathOf }: { order: SearchQuery['order']; pathOf: (change: Partial<SearchQuery>) => string }) {
  const t = useText()
  return (
    <div role="group" aria-label={t(shellText.sortBy)}>
      <Row gap="s">
        <Chip
          small
          label={t(shellText.bestMatch)}
          selected={order === 'match'}
          to={pathOf({ order: 'match', page: 1 })}
        />
        <Chip
          small
          label={t(shellText.newestFirst)}
          selected={order === 'new'}
          to={pathOf({ order: 'new', page: 1 })}
        />
      </Row>
    </div>
  )
}
