import type { ScorePart } from 'calls/rating/score-of-parts'

/** Places on the info tab that show how each figure comes about: the address of the evidence, also without JavaScript. */
export const evidenceAnchors = {
  score: 'parts',
  grade: 'grade-evidence',
  risk: 'risk-evidence',
} as const

export const partAnchor = (part: ScorePart): string => `part-${part}`
