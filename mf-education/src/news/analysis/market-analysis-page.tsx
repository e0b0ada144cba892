import { useHref, usePageData, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { ArticleRows } from '../../articles/article-rows.tsx'
import { FlashPanel } from '../../flash/flash-panel.tsx'
import page from '../../page.module.css'
import { educationText } from '../../strings/keys.ts'
import { withQuery } from '../../with-query.ts'
import { NewsTabs } from '../news-tabs.tsx'
import { analysisPath, type loadMarketAnalysis } from './load-market-analysis.ts'

/** Articles about markets, beside the news flash. */
export function MarketAnalysisPage() {
  const t = useText()
  const href = useHref()
  const { page: number, articles, flash } = usePageData<typeof loadMarketAnalysis>()
  return (
    <Wrap className={page.page}>
      <Stack gap="l">
        <Stack gap="s">
          <h1>{t(educationText.marketAnalysis)}</h1>
          <p>{t(educationText.marketAnalysisIntro)}</p>
        </Stack>
        <NewsTabs current="analysis" />
        <Split side={<FlashPanel items={flash} />}>
          <Panel flush>
            {articles.items.length === 0 ? (
              <EmptyState level={2} title={t(educationText.noNews)}>
                {t(educationText.noNewsWhy)}
              </EmptyState>
            ) : (
              <ArticleRows articles={articles.items} heading="h2" />
            )}
          </Panel>
          <Pager
            page={number}
            pages={Math.ceil(articles.total / articles.pageSize)}
            hrefOf={wanted => href(withQuery(analysisPath, { page: wanted }))}
          />
        </Split>
      </Stack>
    </Wrap>
  )
}
