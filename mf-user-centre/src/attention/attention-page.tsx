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
import { SuggestedPanel } from '../user/suggested-panel.tsx'
import { BrokerRow } from './broker-row.tsx'
import { CaseRow } from './case-row.tsx'
import { CollectionFilters } from './collection-filters.tsx'
import type { loadAttention } from './load-attention.ts'

/** The brokers, people and cases that the visitor follows. */
export function AttentionPage() {
  const t = useText()
  const countText = useCount()
  const data = useOwnData<typeof loadAttention>()
  const counts = useAccountCounts()
  const tabs = [
    { value: 'brokers' as const, label: t(userText.brokers), count: counts?.collections },
    { value: 'people' as const, label: t(userText.people), count: counts?.follows },
    { value: 'cases' as const, label: t(userText.cases), count: counts?.followedCases },
  ]
  return (
    <AccountFrame title={t(accountText.attention)}>
      <FormResult
        said={{
          ...followMessages,
          'remove-broker': userText.noLongerFollowed,
          'unfollow-case': userText.noLongerFollowed,
        }}
      />
      <ListTabs label={t(accountText.attention)} items={tabs} current={data.tab} />
      {data.tab === 'brokers' && (data.total > 0 || data.keyword) && (
        <CollectionFilters keyword={data.keyword} order={data.order} />
      )}
      <Panel title={countText(titles[data.tab], data.total)} flush>
        {data.items.length === 0 && <Nothing data={data} />}
        <PanelRows>
          {data.tab === 'brokers' && data.items.map(broker => <BrokerRow key={broker.code} broker={broker} />)}
          {data.tab === 'people' &&
            data.items.map(person => (
              <PersonRow key={person.userId} person={person} action={<FollowButton person={person} followed />} />
            ))}
          {data.tab === 'cases' && data.items.map(exposure => <CaseRow key={exposure.code} exposure={exposure} />)}
        </PanelRows>
      </Panel>
      <ListPager page={data.pageIndex} pages={data.pages} />
      {data.tab === 'people' && <SuggestedPanel people={data.suggested} />}
    </AccountFrame>
  )
}

const titles = { brokers: userText.brokerCount, people: userText.peopleCount, cases: userText.caseCount }

function Nothing({ data }: { data: Awaited<ReturnType<typeof loadAttention>> }) {
  const t = useText()
  const href = useHref()
  if (data.tab === 'people') return <EmptyState title={t(userText.noPeople)}>{t(userText.noPeopleWhy)}</EmptyState>
  if (data.tab === 'cases') {
    const all = (
      <Button variant="secondary" to={href('/exposure.html')}>
        {t(userText.readCases)}
      </Button>
    )
    return (
      <EmptyState title={t(userText.noCases)} action={all}>
        {t(userText.noCasesWhy)}
      </EmptyState>
    )
  }
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
