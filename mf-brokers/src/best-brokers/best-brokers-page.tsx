import { useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { PageHead } from 'ui/page-head'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Wrap } from 'ui/wrap'
import { bestBrokersPath } from '../addresses.ts'
import { brokersCrumbs } from '../crumbs.ts'
import { brokersText } from '../strings/keys.ts'
import { TopicTiles } from '../topic-tiles/topic-tiles.tsx'
import type { loadBestBrokers } from './load-best-brokers.ts'

export function BestBrokersPage() {
  const t = useText()
  const href = useHref()
  const { items, page, pages } = usePageData<typeof loadBestBrokers>()
  return (
    <Wrap page>
      <PageHead
        crumbs={brokersCrumbs(useStore(), t(brokersText.bestBrokers))}
        title={t(brokersText.bestBrokers)}
        lead={t(brokersText.bestBrokersIntro)}
      />
      {items.length === 0 ? (
        <Panel>
          <EmptyState title={t(brokersText.noTopics)} level={2}>
            {t(brokersText.noTopicsWhy)}
          </EmptyState>
        </Panel>
      ) : (
        <TopicTiles topics={items} />
      )}
      <Pager page={page} pages={pages} hrefOf={n => href(bestBrokersPath(n))} />
    </Wrap>
  )
}
