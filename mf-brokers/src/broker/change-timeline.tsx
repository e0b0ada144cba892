import { History } from '@lucide/icons'
import { ratingDigits } from 'calls/rating/score-digits'
import { brokerLicenceStates } from 'calls/states/licence-states'
import { useLocale, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Timeline } from 'ui/timeline'
import { brokersText } from '../strings/keys.ts'

/** A change of one field; values as they were stored. */
export interface RecordChange {
  at: string
  fieldName: string
  from: string | null
  to: string | null
  sourceName?: string
}

const isLicenceStatus = (value: string): value is keyof typeof brokerLicenceStates =>
  Object.hasOwn(brokerLicenceStates, value)

/** Changes to a broker's record in words, in the order given, each with its source if that is known. */
export function ChangeTimeline({ changes }: { changes: readonly RecordChange[] }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const told = (value: string | null) => {
    if (value === null) return t(brokersText.notKnown)
    if (isLicenceStatus(value)) return t(brokerLicenceStates[value].text)
    return /^\d+\.\d+$/.test(value) ? formatNumber(Number(value), ratingDigits('score')) : value
  }
  const steps = changes.map(({ at, fieldName: field, from, to, sourceName }, index) => ({
    key: `${at} ${field} ${index}`,
    icon: History,
    title: t(brokersText.changedFromTo, { field, from: told(from), to: told(to) }),
    meta: (
      <>
        <DateText iso={at} />
        {sourceName && ` · ${sourceName}`}
      </>
    ),
  }))
  return <Timeline steps={steps} />
}
