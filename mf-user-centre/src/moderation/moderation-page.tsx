import { useText } from 'shared-state/runtime'
import { AccountFrame } from '../account/account-frame.tsx'
import { useOwnData } from '../account/own-page.ts'
import { WithheldPanel } from '../account/withheld-panel.tsx'
import { isWithheld } from '../account/withheld.ts'
import { accountText } from '../strings/keys.ts'
import { NoticeItem } from './legal-notice/notice-item.tsx'
import type { loadModeration } from './load-moderation.ts'
import { QueueList } from './queue-list.tsx'
import { WaitingItem } from './waiting-item.tsx'

/** The moderation queue, or one of its items. Users without the role see a notice instead. */
export function ModerationPage() {
  const t = useText()
  const data = useOwnData<typeof loadModeration>()
  return (
    <AccountFrame title={t(accountText.moderation)}>
      {isWithheld(data) ? (
        <WithheldPanel withheld={data} />
      ) : data.list ? (
        <QueueList query={data.query} list={data.list} />
      ) : data.notice ? (
        <NoticeItem key={data.item.id} item={data.item} review={data.notice} queue={data.query} />
      ) : (
        <WaitingItem key={`${data.item.kind} ${data.item.id}`} item={data.item} queue={data.query} />
      )}
    </AccountFrame>
  )
}
