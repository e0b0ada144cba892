import { usePageData } from 'shared-state/runtime'
import { BrokerFrame } from '../broker/broker-frame.tsx'
import { FailedPart } from '../broker/failed-part.tsx'
import { brokersText } from '../strings/keys.ts'
import { ChangesSince } from './changes-since.tsx'
import { DayForm } from './day-form.tsx'
import type { loadTimeMachine } from './load-time-machine.ts'
import { RecordOnDay } from './record-on-day.tsx'

/** A broker as it was on a day, below the frame of every tab, which shows today's verdict on the broker first. */
export function TimeMachinePage() {
  const data = usePageData<typeof loadTimeMachine>()
  const { broker, date, past } = data
  return (
    <BrokerFrame data={data} tab={null}>
      <DayForm data={data} />
      {date && !past && <FailedPart title={brokersText.recordOfDay} />}
      {date && past && 'record' in past && (
        <>
          <RecordOnDay date={date} then={past.record.broker} now={broker} />
          <ChangesSince date={date} changes={past.record.changes} />
        </>
      )}
    </BrokerFrame>
  )
}
