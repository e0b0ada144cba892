import { History } from '@lucide/icons'
import { ratingDigits } from 'calls/rating/score-digits'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { brokerLicenceStates } from 'calls/states/licence-states'
import { DateText } from 'ui/date-text'
import { EmptyState } from 'ui/empty-state'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Timeline } from 'ui/timeline'
import { brokerPath } from '../addresses.ts'
import { FailedPart } from '../broker/failed-part.tsx'
import { ListFoot } from '../list-parts/list-foot.tsx'
import { brokersText } from '../strings/keys.ts'
import { changesOf, type BrokerCompanyData } from './load-broker-company.ts'

const isLicenceStatus = (value: string): value is keyof typeof brokerLicenceStates =>
  Object.hasOwn(brokerLicenceStates, value)

/** Changes to the broker's record, newest first, each with its source. */
export function RecordChanges({ data: { broker, changes, page, pages } }: { data: BrokerCompanyData }) {
  const t = useText()
  const href = useHref()
  const { formatNumber } = useLocale()
  if (!changes) return <FailedPart title={brokersText.recordChanges} />
  const { items, total } = changes
  const list = changesOf(broker.code)
  const told = (value: string | null) => {
    if (value === null) return t(brokersText.notKnown)
    if (isLicenceStatus(value)) return t(brokerLicenceStates[value].text)
    return /^\d+\.\d+$/.test(value) ? formatNumber(Number(value), ratingDigits('score')) : value
  }
  const steps = items.map(({ at, fieldName: field, from, to, sourceName }, index) => ({
    key: `${at} ${field} ${index}`,
    icon: History,
    title: t(brokersText.changedFromTo, { field, from: told(from), to: told(to) }),
    meta: (
      <>
        <DateText iso={at} /> · {sourceName}
      </>
    ),
  }))
  return (
    <Panel id="changes" title={t(brokersText.recordChanges)}>
      {steps.length === 0 && <EmptyState title={t(brokersText.noChanges)}>{t(brokersText.noChangesWhy)}</EmptyState>}
      {steps.length > 0 && (
        <Stack>
          <Timeline steps={steps} />
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
