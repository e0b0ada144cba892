import { useHref, useText } from 'shared-state/runtime'
import { TabsNav } from 'ui/tabs-nav'
import { shellText } from '../../strings/keys.ts'
import type { Found } from './load-search.ts'
import { searchPath, type SearchQuery } from './search-query.ts'

/** One tab for each kind with its number of results, including 0. */
export function SearchTabs({ query, found: { kinds } }: { query: SearchQuery; found: Found }) {
  const t = useText()
  const href = useHref()
  const tab = (type: SearchQuery['type'], label: string, count: number) => ({
    label,
    count,
    to: href(searchPath({ ...query, type, order: 'match', page: 1 })),
    current: query.type === type,
  })
  const all = kinds.reduce((sum, { total }) => sum + total, 0)
  return (
    <TabsNav
      label={t(shellText.resultKinds)}
      items={[tab('all', t(shellText.allKinds), all), ...kinds.map(({ kind, name, total }) => tab(kind, name, total))]}
    />
  )
}
