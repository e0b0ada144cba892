import type { Article } from 'calls/entities/article'
import { useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { ArticleRows } from '../../articles/article-rows.tsx'
import { educationText } from '../../strings/keys.ts'

/** Our articles about a broker; nothing if there are none. */
export function BrokerArticles({ data }: { data: Article[] }) {
  const t = useText()
  if (data.length === 0) return null
  return (
    <Panel flush title={t(educationText.aboutBroker)}>
      <ArticleRows articles={data} heading="h3" brief />
    </Panel>
  )
}
