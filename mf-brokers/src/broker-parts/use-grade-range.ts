import type { Grade } from 'calls/rating/grade'
import { gradeRange } from 'calls/rating/grade-bands'
import { useLocale, useText } from 'shared-state/runtime'
import { brokersText } from '../strings/keys.ts'

const rangeText = {
  above: brokersText.rangeAbove,
  band: brokersText.rangeBand,
  rest: brokersText.rangeRest,
} as const

/** Returns the scores of a grade in words, such as '7 to 7.99'. */
export function useGradeRange(): (grade: Grade) => string {
  const t = useText()
  const { formatNumber } = useLocale()
  return grade => {
    const { kind, from, to } = gradeRange(grade)
    return t(rangeText[kind], { from: formatNumber(from), to: formatNumber(to) })
  }
}
