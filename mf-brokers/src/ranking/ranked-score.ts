import { gradeOf, type Grade } from 'calls/rating/grade'

/** The score at the time the ranking was computed: the broker's current score may have changed since and would contradict the order. */
export const scoreOf = ({ value }: { value: number }): { score: number; grade: Grade | null } => ({
  score: value,
  grade: gradeOf(value),
})
