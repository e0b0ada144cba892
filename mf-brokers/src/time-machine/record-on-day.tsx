import type { Broker } from 'calls/entities/broker'
import { useLocale, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Table, type TableColumn } from 'ui/table'
import { brokersText } from '../strings/keys.ts'
import styles from './record-on-day.module.css'
import { useRecordFacts, type RecordFact } from './use-record-facts.ts'

/**
 * Each fact of the record on the day, with today's next to it. All values are plain text: badges and green signs are for what we find today
 * (decisions 7).
 */
export function RecordOnDay({ date, then, now }: { date: string; then: Broker; now: Broker }) {
  const t = useText()
  const { formatDate } = useLocale()
  const facts = useRecordFacts()
  const day = formatDate(date)
  const columns: TableColumn<RecordFact>[] = [
    { key: 'fact', label: t(brokersText.fact), title: true, cell: ({ label }) => label },
    {
      key: 'then',
      label: t(brokersText.onDay, { date: day }),
      cell: ({ text }) => <bdi className={styles.value}>{text(then)}</bdi>,
    },
    {
      key: 'now',
      label: t(brokersText.today),
      cell: ({ text }) => (
        <bdi className={styles.value}>{text(then) === text(now) ? text(now) : <b>{text(now)}</b>}</bdi>
      ),
    },
  ]
  return (
    <Stack gap="s">
      <Note tone="warn">{t(brokersText.notToday)}</Note>
      <Panel flush title={t(brokersText.recordOn, { date: day })} footer={t(brokersText.statusIsToday)}>
        <Table
          caption={t(brokersText.recordThenAndNow, { name: now.showName, date: day })}
          columns={columns}
          rows={facts}
          keyOf={({ label }) => label}
        />
      </Panel>
    </Stack>
  )
}
