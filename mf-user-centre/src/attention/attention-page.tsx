import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Panel, PanelRows } from 'ui/panel'
import { AccountFrame } from '../account/account-frame.tsx'
import { FormResult } from '../account/form-result.tsx'
import { useAccountCounts, useOwnData } from '../account/own-page.ts'
import { ListPager } from '../list/list-pager.tsx'
import { ListTabs } from '../list/list-tabs.tsx'
import { useCount } from '../list/use-count.ts'
import { accountText, userText } from '../strings/keys.ts'
import { FollowButton } from '../user/follow-button.tsx'
import { PersonRow } from '../user/person-row.tsx'
import { followMessages } from '../user/submit-follow.ts'
import { BrokerRow } from './broker-row.tsx'
import { CollectionFilters } from './collection-filters.tsx'
import type { loadAttention } from './load-attention.ts'

/** The brokers and people that the visitor follows. */
export function AttentionPage() {
  const t = useText()
  const countText = useCount()
  const data = useOwnData<typeof loadAttention>()
  const counts = useAccountCounts()
  const tabs = [
    { value: 'brokers' as const, label: t(userText.brokers), count: counts?.collections },
    { value: 'people' as const, label: t(userText.people), count: counts?.follows },
  ]
  const title =
    data.tab === 'brokers' ? countText(userText.brokerCount, data.total) : countText(userText.peopleCount, data.total)
  return (
    <AccountFrame title={t(accountText.attention)}>
      <FormResult said={{ ...followMessages, 'remove-broker': userText.noLongerFollowed }} />
      <ListTabs label={t(accountText.attention)} items={tabs} current={data.tab} />
      {data.tab === 'brokers' && (data.total > 0 || data.keyword) && (
        <CollectionFilters keyword={data.keyword} order={data.order} />
      )}
      <Panel title={title} flush>
        {data.items.length === 0 && <Nothing data={data} />}
        <PanelRows>
          {data.tab === 'brokers'
            ? data.items.map(broker => <BrokerRow key={broker.code} broker={broker} />)
            : data.items.map(person => (
                <PersonRow key={person.userId} person={person} action={<FollowButton person={person} followed />} />
              ))}
        </PanelRows>
      </Panel>
      <ListPager page={data.pageIndex} pages={data.pages} />
    </AccountFrame>
  )
}

function Nothing({ data }: { data: Awaited<ReturnType<typeof loadAttention>> }) {
  const t = useText()
  const href = useHref()
  if (data.tab === 'people') return <EmptyState title={t(userText.noPeople)}>{t(userText.noPeopleWhy)}</EmptyState>
  if (data.keyword) {
    const all = (
      <Button variant="secondary" to={href('/user/attention.html')}>
        {t(userText.allBrokers)}
      </Button>
    )
    return <EmptyState title={t(userText.noneNamed, { keyword: data.keyword })} action={all} />
  }
  const find = (
    <Button variant="secondary" to={href('/brokers')}>
      {t(userText.findBroker)}
    </Button>
  )
  return (
    <EmptyState title={t(userText.noBrokers)} action={find}>
      {t(userText.noBrokersWhy)}
    </EmptyState>
  )
}
