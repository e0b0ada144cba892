import { array, boolean, extend, int, nullable, number, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { brokerListEntry } from './broker-list-entry.ts'
import { instant } from './fields.ts'
import { licence } from './licence.ts'

export const riskLevels = ['low', 'medium', 'high'] as const
export const riskLevel = oneOf(riskLevels)

const parts = { licence: number(), business: number(), riskControl: number(), software: number(), regulation: number() }

/** The components of the score, each 0-10, and their weights (which add up to 1). */
export const scoreBreakdown = object({ ...parts, weights: object(parts) })
export type ScoreBreakdown = OutputOfSchema<typeof scoreBreakdown>

export const broker = extend(brokerListEntry, {
  legalName: string(),
  website: nullable(string()),
  emails: array(string()),
  phones: array(string()),
  address: nullable(string()),
  licences: array(licence),
  breakdown: nullable(scoreBreakdown),
  /** As it is shown: never better than the findings allow. */
  riskLevel,
  /** As the broker's record has it. */
  recordRisk: riskLevel,
  claimed: boolean(),
  cooperative: boolean(),
  tags: array(string()),
  updatedAt: instant,
})
export type Broker = OutputOfSchema<typeof broker>

/** The broker's page on another site; `name` is that site's name. */
export const social = object({ name: string(), url: string() })

/** A tab of a broker's page (spec 3). `id` is the type of TabInfo; `url` is an address of this site. */
export const brokerTab = object({
  name: string(),
  titleName: string(),
  id: int(),
  linkname: string(),
  url: string(),
  isShow: boolean(),
  items: array(object({ name: string(), url: string() })),
})
export type BrokerTab = OutputOfSchema<typeof brokerTab>

/** `type`: 1 info, 2 account, 3 safe, 4 review, 5 trade, 7 login, 8 service, 10 deposit, 11 company (spec 3). */
export const tabInfo = object({
  type: int(),
  isShow: boolean(),
  items: array(object({ name: string(), url: string() })),
})
export type TabInfo = OutputOfSchema<typeof tabInfo>
