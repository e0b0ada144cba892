import { useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Panel, PanelRows } from 'ui/panel'
import { AccountFrame } from '../account/account-frame.tsx'
import { useOwnData } from '../account/own-page.ts'
import { WithheldPanel } from '../account/withheld-panel.tsx'
import { isWithheld } from '../account/withheld.ts'
import { ListPager } from '../list/list-pager.tsx'
import { ListTabs } from '../list/list-tabs.tsx'
import { useCount } from '../list/use-count.ts'
import { accountText, moderationText } from '../strings/keys.ts'
import { queueTabs, type loadModeration } from './load-moderation.ts'
import { NoticeItem } from './legal-notice/notice-item.tsx'
import { kindLooks } from './moderation-words.ts'
import { QueueRow } from './queue-row.tsx'
import { WaitingItem } from './waiting-item.tsx'

/** The moderation queue. Users without the role see a notice instead. */
export function ModerationPage() {
  const t = useText()
  const countText = useCount()
  const data = useOwnData<typeof loadModeration>()
  if (isWithheld(data))
    return (
      <AccountFrame title={t(accountText.moderation)}>
        <WithheldPanel withheld={data} />
      </AccountFrame>
    )
  const { tab, item, list, notice } = data
  const tabs = queueTabs.map(value => ({
    value,
    label: t(value === 'all' ? moderationText.all : kindLooks[value].text),
  }))
  return (
    <AccountFrame title={t(accountText.moderation)}>
      <ListTabs label={t(moderationText.kinds)} items={tabs} current={tab} name="kind" />
      {item && !notice && <WaitingItem key={`${item.kind} ${item.id}`} item={item} />}
      {item && notice && <NoticeItem key={item.id} item={item} review={notice} />}
      {list && (
        <>
          <Panel title={countText(moderationText.waiting, list.total)} flush>
            {list.items.length === 0 && (
              <EmptyState title={t(moderationText.nothing)}>{t(moderationText.nothingWhy)}</EmptyState>
            )}
            <PanelRows>
              {list.items.map(entry => (
                <QueueRow key={`${entry.kind} ${entry.id}`} entry={entry} />
              ))}
            </PanelRows>
          </Panel>
          <ListPager page={list.pageIndex} pages={list.pages} />
        </>
      )}
    </AccountFrame>
  )
}
