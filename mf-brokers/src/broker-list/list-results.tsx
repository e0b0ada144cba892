import { useHref, useText } from 'shared-state/runtime'
import { ListAd } from 'ui/booked-ads/list-ad'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Text } from 'ui/text'
import { sectionPath } from '../addresses.ts'
import { OpinionNote } from '../broker-parts/opinion-note.tsx'
import { ListFoot } from '../list-parts/list-foot.tsx'
import { brokersText } from '../strings/keys.ts'
import { addressOf, pageSize, withoutFilters, type BrokerQuery } from './broker-query.ts'
import { BrokerTable } from './broker-table.tsx'
import { factsOf, sectionWords } from './list-facts.ts'
import type { BrokerListData } from './load-broker-list.ts'

/** A page of brokers and the pager; or the reason why there are none, and what to do. */
export function ListResults({
  data: { section, query, items, total, listed, pages, order, hasAd },
}: {
  data: BrokerListData
}) {
  const t = useText()
  const href = useHref()
  const hrefOf = (next: BrokerQuery) => href(addressOf(sectionPath(section ?? undefined), next))
  if (listed === 0) {
    return (
      <Panel>
        <EmptyState
          title={t(brokersText.noneHasIt)}
          action={
            <Button to={href(sectionPath(undefined))} variant="secondary">
              {t(brokersText.allBrokers)}
            </Button>
          }
        >
          {t(brokersText.noneHasItWhy)}
        </EmptyState>
      </Panel>
    )
  }
  if (items.length === 0) {
    return (
      <Panel>
        <EmptyState
          title={t(brokersText.noMatch)}
          action={
            <Button to={hrefOf(withoutFilters(query))} variant="secondary">
              {t(brokersText.clearAll)}
            </Button>
          }
        >
          {t(brokersText.noMatchWhy)}
        </EmptyState>
      </Panel>
    )
  }
  return (
    <>
      <BrokerTable
        caption={t(section ? sectionWords[section].title : brokersText.brokers)}
        brokers={items}
        facts={factsOf(section)}
        view={query.view}
        order={order}
        hrefOfOrder={by => hrefOf({ ...query, order: by, page: 1 })}
      />
      {hasAd && <ListAd label={t(brokersText.ad)} name={t(brokersText.adInList)} />}
      <ListFoot page={query.page} pageSize={pageSize} shown={items.length} total={total}>
        <Pager page={query.page} pages={pages} hrefOf={page => hrefOf({ ...query, page })} />
      </ListFoot>
      <Text as="p" size="sm" tone="faint">
        <OpinionNote />
      </Text>
    </>
  )
}
