import { useHref, usePageData, useText } from 'shared-state/runtime'
import { Panel, PanelRows } from 'ui/panel'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { newsCategoryNames } from '../articles/article-categories.ts'
import { ArticleTeaser } from '../articles/article-teaser.tsx'
import { FlashPanel } from '../flash/flash-panel.tsx'
import page from '../page.module.css'
import { educationText } from '../strings/keys.ts'
import type { loadNewsHome } from './load-news-home.ts'
import { NewsTabs } from './news-tabs.tsx'

export function NewsHomePage() {
  const t = useText()
  const href = useHref()
  const { flash, sections } = usePageData<typeof loadNewsHome>()
  return (
    <Wrap className={page.page}>
      <Stack gap="l">
        <h1>{t(educationText.newsHome)}</h1>
        <NewsTabs />
        <Split side={<FlashPanel items={flash} />}>
          {sections.filter(({ articles }) => articles.length > 0).map(({ category, articles }) => (
            <Panel
              key={category}
              flush
              title={t(newsCategoryNames[category])}
              more={{ label: t(educationText.allOf, { category: t(newsCategoryNames[category]) }), to: href(`/news/${category}.html`) }}
            >
              <PanelRows>
                {articles.map(article => <li key={article.code}><ArticleTeaser article={article} heading="h3" /></li>)}
              </PanelRows>
            </Panel>
          ))}
        </Split>
      </Stack>
    </Wrap>
  )
}
