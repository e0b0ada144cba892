import { useHref, usePageData, useText } from 'shared-state/runtime'
import { ListAd } from 'ui/booked-ads/list-ad'
import { Button } from 'ui/button'
import { Chip } from 'ui/chip'
import { EmptyState } from 'ui/empty-state'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { newsCategoryNames } from '../articles/article-categories.ts'
import { ArticleRows } from '../articles/article-rows.tsx'
import page from '../page.module.css'
import { educationText } from '../strings/keys.ts'
import { withQuery } from '../with-query.ts'
import type { loadNewsCategory } from './load-news-category.ts'
import { NewsTabs } from './news-tabs.tsx'
import { OutsidePanel } from './outside-panel.tsx'

export function NewsCategoryPage() {
  const t = useText()
  const href = useHref()
  const { category, place, news, outside, hasAd } = usePageData<typeof loadNewsCategory>()
  const path = `/news/${category}.html`
  return (
    <Wrap className={page.page}>
      <Stack gap="l">
        <h1>{t(newsCategoryNames[category])}</h1>
        <NewsTabs current={category} />
        {place.tag && (
          <div>
            <Chip small removable label={news.tagName ?? place.tag} to={href(path)} />
          </div>
        )}
        <Panel flush>
          {news.items.length === 0 ? (
            <EmptyState
              level={2}
              title={t(educationText.noNews)}
              action={
                <Button variant="secondary" to={href('/news.html')}>
                  {t(educationText.allNews)}
                </Button>
              }
            >
              {t(educationText.noNewsWhy)}
            </EmptyState>
          ) : (
            <ArticleRows articles={news.items} heading="h2" />
          )}
        </Panel>
        {hasAd && news.items.length > 0 && (
          <ListAd label={t(educationText.advertisement)} name={t(educationText.adInList)} />
        )}
        <Pager
          page={place.page}
          pages={Math.ceil(news.total / news.pageSize)}
          hrefOf={number => href(withQuery(path, { tag: place.tag, page: number }))}
        />
        <OutsidePanel items={outside} />
      </Stack>
    </Wrap>
  )
}
