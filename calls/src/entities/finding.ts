import { oneOf } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'

/** Findings that forbid a broker to lead, to be recommended or to carry a green sign (decisions 7), worst first. */
export const unfitFindings = [
  'suspectedClone',
  'revoked',
  /** A regulator's own published warning names the broker. */
  'warning',
  'noLicence',
  'exceeded',
  /** It had licences, and none of them is still in force. */
  'allExpired',
  'gradeE',
  'gradeD',
  'notRated',
] as const

/** Findings that a reader should know of, but that do not make a broker unfit; worst first. */
export const lesserFindings = ['someExpired', 'offshoreOnly'] as const

export const findings = [...unfitFindings, ...lesserFindings] as const
export const finding = oneOf(findings)
export type Finding = OutputOfSchema<typeof finding>
