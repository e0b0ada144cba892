import { array, boolean, nullable, number, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'

export const softwareKind = oneOf(['mt4', 'mt5', 'own', 'other'])

/** Trading software. `platforms`: ios, android, web, windows, mac; `score` 0-10, null if not rated. */
export const software = object({
  code: string(),
  name: string(),
  kind: softwareKind,
  version: string(),
  platforms: array(string()),
  score: nullable(number()),
  sample: boolean(),
})
export type Software = OutputOfSchema<typeof software>
