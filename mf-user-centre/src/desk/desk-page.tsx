import { useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Panel, PanelRows } from 'ui/panel'
import { FormResult } from '../account/form-result.tsx'
import { useOwnData } from '../account/own-page.ts'
import { ListPager } from '../list/list-pager.tsx'
import { ListTabs } from '../list/list-tabs.tsx'
import { deskText } from '../strings/keys.ts'
import { DeskRow } from './desk-row.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { FlashForm } from './flash-form.tsx'
import type { loadDesk } from './load-desk.ts'

/** Where editors write, schedule and withdraw news flashes. */
export function DeskPage() {
  const t = useText()
  const tabs = [
    { value: 'current' as const, label: t(deskText.current) },
    { value: 'withdrawn' as const, label: t(deskText.withdrawn) },
  ]
  return (
    <DeskFrame current="flashes" data={useOwnData<typeof loadDesk>()}>
      {({ edited, formKey, topics, items, view, pageIndex, pages }) => (
        <>
          <FlashForm key={formKey} edited={edited} topics={topics} formKey={formKey} />
          <FormResult said={{ save: deskText.saved, withdraw: deskText.isWithdrawn }} />
          <ListTabs label={t(deskText.flashes)} items={tabs} current={view} name="view" />
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
          <ListPager page={pageIndex} pages={pages} />
        </>
      )}
    </DeskFrame>
  )
}
