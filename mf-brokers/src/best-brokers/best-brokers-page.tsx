import { useHref, usePageData, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { EmptyState } from 'ui/empty-state'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Wrap } from 'ui/wrap'
import { bestBrokersPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import { TopicTiles } from '../topic-tiles/topic-tiles.tsx'
import styles from './best-brokers-page.module.css'
import type { loadBestBrokers } from './load-best-brokers.ts'

export function BestBrokersPage() {
  const t = useText()
  const href = useHref()
  const { items, page, pages } = usePageData<typeof loadBestBrokers>()
  return (
    <Wrap className={styles.page}>
      <Breadcrumbs items={[{ label: t(brokersText.home), to: href('/') }, { label: t(brokersText.bestBrokers) }]} />
      <div>
        <h1>{t(brokersText.bestBrokers)}</h1>
        <p className={styles.intro}>{t(brokersText.bestBrokersIntro)}</p>
      </div>
      {items.length === 0
        ? <Panel><EmptyState title={t(brokersText.noTopics)} level={2}>{t(brokersText.noTopicsWhy)}</EmptyState></Panel>
        : <TopicTiles topics={items} />}
      <Pager page={page} pages={pages} hrefOf={n => href(bestBrokersPath(n))} />
    </Wrap>
  )
}
