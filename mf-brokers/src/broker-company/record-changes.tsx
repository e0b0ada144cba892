import { useHref, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { brokerPath, timeMachinePath } from '../addresses.ts'
import { ChangeTimeline } from '../broker/change-timeline.tsx'
import { FailedPart } from '../broker/failed-part.tsx'
import { ListFoot } from '../list-parts/list-foot.tsx'
import { brokersText } from '../strings/keys.ts'
import { changesOf, type BrokerCompanyData } from './load-broker-company.ts'

/** Changes to the broker's record, newest first, each with its source, and the way to the record of an earlier day. */
export function RecordChanges({ data: { broker, changes, page, pages } }: { data: BrokerCompanyData }) {
  const t = useText()
  const href = useHref()
  if (!changes) return <FailedPart title={brokersText.recordChanges} />
  const { items, total } = changes
  const list = changesOf(broker.code)
  return (
    <Panel
      id="changes"
      title={t(brokersText.recordChanges)}
      more={{ label: t(brokersText.earlierRecord), to: href(timeMachinePath(broker)) }}
    >
      {items.length === 0 && <EmptyState title={t(brokersText.noChanges)}>{t(brokersText.noChangesWhy)}</EmptyState>}
      {items.length > 0 && (
        <Stack>
          <ChangeTimeline changes={items} />
          <ListFoot page={page} pageSize={list.pageSize} shown={items.length} total={total}>
            <Pager
              page={page}
              pages={pages}
              hrefOf={to => href(list.address(brokerPath(broker, 'company'), { page: to }))}
            />
          </ListFoot>
        </Stack>
      )}
    </Panel>
  )
}
