import { gradeOf, type Grade } from 'calls/rating/grade'

/** A score as it stood when the ranking was made: the broker's own may have moved since, and would contradict the order. */
export const scoreOf = ({ value }: { value: number }): { score: number; grade: Grade | null } => ({
  score: value,
  grade: gradeOf(value),
})
