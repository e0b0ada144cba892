import { SiteLink, usePageData, useStore, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { PageHead } from 'ui/page-head'
import { Panel, PanelRows } from 'ui/panel'
import { Prose } from 'ui/prose'
import { Split } from 'ui/split'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { Written } from 'ui/written'
import { topicPath } from '../addresses.ts'
import { OpinionNote } from '../broker-parts/opinion-note.tsx'
import { RankedBrokers } from '../ranked-brokers/ranked-brokers.tsx'
import { brokersText } from '../strings/keys.ts'
import styles from './best-broker-topic-page.module.css'
import { topicCrumbs } from './head-of-topic.ts'
import type { loadBestBrokerTopic } from './load-best-broker-topic.ts'

export function BestBrokerTopicPage() {
  const t = useText()
  const { article, brokers, related } = usePageData<typeof loadBestBrokerTopic>()
  const others = related.length > 0 && (
    <Panel title={t(brokersText.otherTopics)} flush>
      <PanelRows>
        {related.map(topic => (
          <li key={topic.code}>
            <SiteLink to={topicPath(topic)} className={styles.link}>
              <Written>{topic.title}</Written>
            </SiteLink>
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
  return (
    <Wrap page>
      <PageHead
        crumbs={topicCrumbs(article, useStore())}
        title={<Written lang={article.lang}>{article.title}</Written>}
      >
        <Text size="sm">
          {t(brokersText.updated)} <DateText iso={article.updatedAt} />
        </Text>
        {article.generated && <Tag outline>{t(brokersText.sampleArticle)}</Tag>}
      </PageHead>
      <Split side={others}>
        {brokers.length > 0 && (
          <Panel title={t(brokersText.brokersOfTopic)} footer={<OpinionNote />} flush>
            <RankedBrokers brokers={brokers} />
          </Panel>
        )}
        <Panel title={t(brokersText.howChosen)}>
          <Prose html={article.content} lang={article.lang} />
        </Panel>
      </Split>
      <Text as="p" size="sm" tone="faint">
        {t(brokersText.riskWarning)}
      </Text>
    </Wrap>
  )
}
