import { mostSnapshotChanges } from 'calls/broker-history'
import { useLocale, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { ChangeTimeline, type RecordChange } from '../broker/change-timeline.tsx'
import { brokersText } from '../strings/keys.ts'

/** The changes that made today's record of the record on the day, newest first. */
export function ChangesSince({ date, changes }: { date: string; changes: readonly RecordChange[] }) {
  const t = useText()
  const { formatDate } = useLocale()
  const isCut = changes.length === mostSnapshotChanges
  return (
    <Panel
      title={t(brokersText.changesSince, { date: formatDate(date) })}
      footer={isCut ? t(brokersText.latestChanges, { most: mostSnapshotChanges }) : undefined}
    >
      {changes.length === 0 ? (
        <EmptyState title={t(brokersText.noChangesSince)}>{t(brokersText.noChangesSinceWhy)}</EmptyState>
      ) : (
        <ChangeTimeline changes={changes} />
      )}
    </Panel>
  )
}
