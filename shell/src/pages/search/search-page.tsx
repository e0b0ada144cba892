import { useHref, usePageData, useText } from 'shared-state/runtime'
import { FailedPanel } from 'ui/failed-panel'
import { Note } from 'ui/note'
import { Split } from 'ui/split'
import { Wrap } from 'ui/wrap'
import { SearchWords } from '../../search/search-words.tsx'
import { SiteSearch } from '../../search/site-search.tsx'
import { shellText } from '../../strings/keys.ts'
import { AskPanel } from './ask-panel.tsx'
import { CloneNote } from './clone-note.tsx'
import { resultsInOrder } from './results-in-order.ts'
import { KindResults } from './kind-results.tsx'
import type { Found, loadSearch } from './load-search.ts'
import { NothingFound } from './nothing-found.tsx'
import styles from './search-page.module.css'
import { isSearchable, searchPath, type SearchQuery } from './search-query.ts'
import { SearchTabs } from './search-tabs.tsx'
import { useCountedSearch } from './use-counted-search.ts'

/** `search.html`: all results for a keyword, kind by kind (decisions 1). */
export function SearchPage() {
  const t = useText()
  const { query, found, popular } = usePageData<typeof loadSearch>()
  const { keyword, type } = query
  const asked = isSearchable(keyword)
  useCountedSearch(query, found)
  return (
    <Wrap page>
      <h1 className={asked ? styles.unseen : undefined}>
        {asked ? t(shellText.resultsFor, { keyword }) : t(shellText.searchTitle)}
      </h1>
      {!asked && <p className={styles.lead}>{t(shellText.searchLead)}</p>}
      <SiteSearch
        size="l"
        defaultValue={keyword ?? ''}
        error={keyword !== null && !asked ? t(shellText.keywordLength) : undefined}
      >
        {type !== 'all' && <input type="hidden" name="type" value={type} />}
      </SiteSearch>
      <SearchWords title={t(shellText.oftenLooked)} words={popular} />
      {asked && <Results query={query} keyword={keyword} found={found} />}
    </Wrap>
  )
}

function Results({ query, keyword, found }: { query: SearchQuery; keyword: string; found: Found | 'failed' | null }) {
  const t = useText()
  const href = useHref()
  if (found === 'failed' || found === null) {
    return <FailedPanel name={t(shellText.searchResults)} retryTo={href(searchPath(query))} />
  }
  const total = found.kinds.reduce((sum, kind) => sum + kind.total, 0)
  const shown =
    query.type === 'all'
      ? resultsInOrder(found.kinds.filter(({ total: some }) => some > 0))
      : found.kinds.filter(({ kind }) => kind === query.type)
  const allNear = shown.length > 1 && shown.every(({ near }) => near)
  return (
    <>
      <SearchTabs query={query} found={found} />
      {allNear && <Note>{t(shellText.nearNote, { keyword })}</Note>}
      {total === 0 && <NothingFound keyword={keyword} found={found} />}
      {total > 0 && (
        <Split
          side={
            <>
              <CloneNote hits={shown.flatMap(({ hits }) => hits)} />
              <AskPanel keyword={keyword} />
            </>
          }
        >
          {shown.map(kind => (
            <KindResults
              key={`${kind.kind} ${kind.near}`}
              query={query}
              keyword={keyword}
              found={allNear ? { ...kind, near: false } : kind}
              others={total - kind.total}
            />
          ))}
        </Split>
      )}
    </>
  )
}
