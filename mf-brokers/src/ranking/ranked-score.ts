import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { gradeOf } from 'calls/rating/grade'

/** The score at the time the ranking was computed: the broker's current score may have changed since and would contradict the order. */
export const scoreOf = ({
  value,
  broker: { findings },
}: {
  value: number
  broker: Pick<BrokerListEntry, 'findings'>
}): Pick<BrokerListEntry, 'score' | 'grade' | 'findings'> => ({ score: value, grade: gradeOf(value), findings })
