import { useHref, usePageData, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { DateText } from 'ui/date-text'
import { Panel, PanelRows } from 'ui/panel'
import { Prose } from 'ui/prose'
import { Split } from 'ui/split'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { SiteLink } from 'shared-state/runtime'
import { topicPath } from '../addresses.ts'
import { RankedBrokers } from '../ranked-brokers/ranked-brokers.tsx'
import { brokersText } from '../strings/keys.ts'
import styles from './best-broker-topic-page.module.css'
import type { loadBestBrokerTopic } from './load-best-broker-topic.ts'

export function BestBrokerTopicPage() {
  const t = useText()
  const href = useHref()
  const { article, brokers, related } = usePageData<typeof loadBestBrokerTopic>()
  const crumbs = [
    { label: t(brokersText.home), to: href('/') },
    { label: t(brokersText.bestBrokers), to: href('/best-brokers') },
    { label: article.title },
  ]
  const others = related.length > 0 && (
    <Panel title={t(brokersText.otherTopics)} flush>
      <PanelRows>
        {related.map(topic => <li key={topic.code}><SiteLink to={topicPath(topic)} className={styles.link}>{topic.title}</SiteLink></li>)}
      </PanelRows>
    </Panel>
  )
  return (
    <Wrap className={styles.page}>
      <Breadcrumbs items={crumbs} />
      <header className={styles.head}>
        <h1>{article.title}</h1>
        <p className={styles.meta}>
          <span>{t(brokersText.updated)} <DateText iso={article.updatedAt} /></span>
          {article.generated && <Tag outline>{t(brokersText.sampleArticle)}</Tag>}
        </p>
      </header>
      <Split side={others}>
        {brokers.length > 0 && (
          <Panel title={t(brokersText.brokersOfTopic)} footer={t(brokersText.opinion)} flush>
            <RankedBrokers brokers={brokers} />
          </Panel>
        )}
        <Panel title={t(brokersText.howChosen)}>
          <Prose html={article.content} />
        </Panel>
      </Split>
      <Text as="p" size="sm" tone="faint">{t(brokersText.riskWarning)}</Text>
    </Wrap>
  )
}
