import { picturePath } from 'shared-state/head/pictures'
import { articleObject, breadcrumbList } from 'calls/structured/structured'
import type { AreaRoute } from 'shared-state/runtime'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { bestBrokersPath, topicPath } from '../addresses.ts'
import { brokersCrumbs } from '../crumbs.ts'
import { brokersText } from '../strings/keys.ts'
import type { loadBestBrokerTopic } from './load-best-broker-topic.ts'

export const headOfTopic: AreaRoute<Awaited<ReturnType<typeof loadBestBrokerTopic>>>['head'] = (
  { article, brokers },
  { store, lang, url: { origin } },
) => {
  const picture = picturePath(lang, 'article', article.code)
  const path = topicPath(article)
  return {
    title: article.title,
    description: article.summary,
    canonical: path,
    sample: article.generated || brokers.some(({ sample }) => sample),
    kind: 'article',
    picture,
    structured: [
      breadcrumbList(topicCrumbs(article, store), origin),
      articleObject(article, { origin, path: `/${lang}${path}` }, picture),
    ],
  }
}

export const topicCrumbs = ({ title }: { title: string }, store: SharedStore) =>
  brokersCrumbs(store, title, [[brokersText.bestBrokers, bestBrokersPath(1)]])
