import type { AreaRoute } from 'shared-state/runtime'
import { topicPath } from '../addresses.ts'
import type { loadBestBrokerTopic } from './load-best-broker-topic.ts'

export const headOfTopic: AreaRoute<Awaited<ReturnType<typeof loadBestBrokerTopic>>>['head'] = ({ article, brokers }) => ({
  title: article.title,
  description: article.summary,
  canonical: topicPath(article),
  noindex: article.generated || brokers.some(({ sample }) => sample),
})
