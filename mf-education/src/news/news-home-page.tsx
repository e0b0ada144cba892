import { useHref, usePageData, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { newsCategoryNames } from '../articles/article-categories.ts'
import { TitleLists } from '../articles/title-lists.tsx'
import { ArticleRows } from '../articles/article-rows.tsx'
import { FlashPanel } from '../flash/flash-panel.tsx'
import page from '../page.module.css'
import { educationText } from '../strings/keys.ts'
import type { loadNewsHome } from './load-news-home.ts'
import { NewsTabs } from './news-tabs.tsx'
import { NewsSearch } from './search/news-search.tsx'
import { TopicCloud } from './search/topic-cloud.tsx'

export function NewsHomePage() {
  const t = useText()
  const href = useHref()
  const { flash, topics, sections, titles } = usePageData<typeof loadNewsHome>()
  const titlesOf = (tab: string) => titles.find(({ code }) => code === tab)?.items ?? []
  return (
    <Wrap className={page.page}>
      <Stack gap="l">
        <h1>{t(educationText.newsHome)}</h1>
        <NewsSearch />
        <NewsTabs />
        <Split
          side={
            <>
              <FlashPanel items={flash} />
              <TopicCloud topics={topics} />
            </>
          }
        >
          {sections
            .filter(({ articles }) => articles.length > 0)
            .map(({ category, articles }) => (
              <Panel
                key={category}
                flush
                title={t(newsCategoryNames[category])}
                more={{
                  label: t(educationText.allOf, { category: t(newsCategoryNames[category]) }),
                  to: href(`/news/${category}.html`),
                }}
              >
                <ArticleRows articles={articles} heading="h3" />
              </Panel>
            ))}
        </Split>
        <TitleLists
          lessons={titlesOf('education')}
          lessonsTitle={t(educationText.newestLessons)}
          topics={titlesOf('best-brokers')}
        />
      </Stack>
    </Wrap>
  )
}
