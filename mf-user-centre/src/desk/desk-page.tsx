import { useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Panel, PanelRows } from 'ui/panel'
import { AccountFrame } from '../account/account-frame.tsx'
import { FormResult } from '../account/form-result.tsx'
import { useOwnData } from '../account/own-page.ts'
import { WithheldPanel } from '../account/withheld-panel.tsx'
import { isWithheld } from '../account/withheld.ts'
import { ListPager } from '../list/list-pager.tsx'
import { ListTabs } from '../list/list-tabs.tsx'
import { accountText, deskText } from '../strings/keys.ts'
import { DeskRow } from './desk-row.tsx'
import { DeskTabs } from './desk-tabs.tsx'
import { FlashForm } from './flash-form.tsx'
import type { loadDesk } from './load-desk.ts'

/** Where editors write, schedule and withdraw news flashes. Users without the role see a notice instead. */
export function DeskPage() {
  const t = useText()
  const data = useOwnData<typeof loadDesk>()
  if (isWithheld(data))
    return (
      <AccountFrame title={t(accountText.desk)}>
        <WithheldPanel withheld={data} />
      </AccountFrame>
    )
  const tabs = [
    { value: 'current' as const, label: t(deskText.current) },
    { value: 'withdrawn' as const, label: t(deskText.withdrawn) },
  ]
  const { edited, formKey, topics, items } = data
  return (
    <AccountFrame title={t(accountText.desk)}>
      <DeskTabs current="flashes" />
      <FlashForm key={formKey} edited={edited} topics={topics} formKey={formKey} />
      <FormResult said={{ save: deskText.saved, withdraw: deskText.isWithdrawn }} />
      <ListTabs label={t(deskText.flashes)} items={tabs} current={data.view} name="view" />
      <Panel title={t(deskText.flashes)} flush>
        {items.length > 0 ? (
          <PanelRows>
            {items.map(item => (
              <DeskRow key={`${item.id} ${item.publishedAt}`} item={item} />
            ))}
          </PanelRows>
        ) : (
          <EmptyState title={t(deskText.none)}>{t(deskText.noneWhy)}</EmptyState>
        )}
      </Panel>
      <ListPager page={data.pageIndex} pages={data.pages} />
    </AccountFrame>
  )
}
