import { array, boolean, nullable, object, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { instant } from './fields.ts'

export const flashItem = object({
  id: string(),
  content: string(),
  important: boolean(),
  tags: array(string()),
  symbols: array(string()),
  countryCode: nullable(string()),
  source: string(),
  publishedAt: instant,
})
export type FlashItem = OutputOfSchema<typeof flashItem>
