import { array, boolean, int, nullable, number, object, oneOf, optional, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { finding } from './finding.ts'
import { licenceStatus } from './licence.ts'
import { money } from './money.ts'

export const grades = ['AAA', 'AA', 'A', 'B', 'C', 'D', 'E'] as const
export const grade = oneOf(grades)

/**
 * A broker as lists show it. `score` 0-10 with two decimals, `grade` and `stars` (0-5 by 0.5) follow from it
 * (spec 3, decisions 5); all three are null where the broker is not rated.
 */
export const brokerListEntry = object({
  traderCode: string(),
  shortName: string(),
  showName: string(),
  code: string(),
  ico: string(),
  slug: string(),
  score: nullable(number()),
  grade: nullable(grade),
  stars: nullable(number()),
  countryCode: string(),
  twoCharCode: string(),
  licenceStatus,
  /** What speaks against it, worst first (calls/src/findings). */
  findings: array(finding),
  /** Regulators of its active licences, strictest first; `twoCharCode` is that of the regulator's country. */
  regulators: array(object({ abbreviation: string(), tier: int(), twoCharCode: string() })),
  platforms: array(string()),
  minDeposit: nullable(money),
  /** Pips on EUR/USD. */
  spreadFrom: nullable(number()),
  maxLeverage: nullable(int()),
  foundedYear: nullable(int()),
  commentCount: int(),
  exposureCount: int(),
  sample: boolean(),
  /**
   * Only if another broker has the same name: what has to be said after `showName` and the country to tell the two apart; often nothing.
   * An accusation names its broker by accusedName() (calls/src/findings).
   */
  namesakeDetails: optional(array(string())),
})
export type BrokerListEntry = OutputOfSchema<typeof brokerListEntry>
