import { boolean, nullable, number, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'

export const providerCategories = [
  'liquidity',
  'platform',
  'payment',
  'vps',
  'compliance',
  'data',
  'crm',
  'education',
] as const
export const providerCategory = oneOf(providerCategories)

/** A firm that serves brokers or traders. `score` 0-10, null if not rated. */
export const provider = object({
  code: string(),
  slug: string(),
  name: string(),
  ico: string(),
  category: providerCategory,
  categoryName: string(),
  countryCode: string(),
  twoCharCode: string(),
  countryName: string(),
  website: string(),
  intro: string(),
  score: nullable(number()),
  sample: boolean(),
})
export type Provider = OutputOfSchema<typeof provider>
