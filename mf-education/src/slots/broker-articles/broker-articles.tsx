import type { Article } from 'shared-state/calls/entities/article'
import { useText } from 'shared-state/runtime'
import { Panel, PanelRows } from 'ui/panel'
import { ArticleTeaser } from '../../articles/article-teaser.tsx'
import { educationText } from '../../strings/keys.ts'

/** What we have written about a broker; nothing where there is nothing. */
export function BrokerArticles({ data }: { data: Article[] }) {
  const t = useText()
  if (data.length === 0) return null
  return (
    <Panel flush title={t(educationText.aboutBroker)}>
      <PanelRows>
        {data.map(article => <li key={article.code}><ArticleTeaser article={article} heading="h3" brief /></li>)}
      </PanelRows>
    </Panel>
  )
}
