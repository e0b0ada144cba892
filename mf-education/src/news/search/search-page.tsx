import { useHref, usePageData, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { TabsNav } from 'ui/tabs-nav'
import { Wrap } from 'ui/wrap'
import { newsCategories, newsCategoryNames } from '../../articles/article-categories.ts'
import { ArticleRows } from '../../articles/article-rows.tsx'
import page from '../../page.module.css'
import { educationText } from '../../strings/keys.ts'
import { NewsSearch } from './news-search.tsx'
import type { loadSearch } from './load-search.ts'
import { searchOrders, searchPath, type SearchPlace } from './search-place.ts'
import { TopicCloud } from './topic-cloud.tsx'

const categoryNames: [SearchPlace['category'], number][] = [
  ['', educationText.everything],
  ['education', educationText.education],
  ...newsCategories.map((category): [SearchPlace['category'], number] => [category, newsCategoryNames[category]]),
]

const orderNames: Record<SearchPlace['order'], number> = {
  match: educationText.bestMatch,
  new: educationText.newestFirst,
}

/** Search in news and lessons. */
export function SearchPage() {
  const t = useText()
  const href = useHref()
  const { place, items, total, pages, topics } = usePageData<typeof loadSearch>()
  const { keyword } = place
  const tabs = categoryNames.map(([category, name]) => ({
    label: t(name),
    to: href(searchPath({ ...place, category, page: 1 })),
    current: category === place.category,
  }))
  const orders = searchOrders.map(order => ({
    label: t(orderNames[order]),
    to: href(searchPath({ ...place, order, page: 1 })),
    current: order === place.order,
  }))
  return (
    <Wrap className={page.page}>
      <Stack gap="l">
        <h1>{t(educationText.searchTitle)}</h1>
        <NewsSearch keyword={keyword} />
        {keyword && <TabsNav label={t(educationText.category)} items={tabs} />}
        {total > 1 && <TabsNav label={t(educationText.order)} items={orders} />}
        <Split side={<TopicCloud topics={topics} />}>
          {keyword && (
            <Panel flush title={t(educationText.searchFound, { count: total, keyword })}>
              {items.length > 0 ? (
                <ArticleRows articles={items} heading="h3" />
              ) : (
                <EmptyState title={t(educationText.noNews)}>{t(educationText.searchNone)}</EmptyState>
              )}
            </Panel>
          )}
          <Pager page={place.page} pages={pages} hrefOf={number => href(searchPath({ ...place, page: number }))} />
        </Split>
      </Stack>
    </Wrap>
  )
}
