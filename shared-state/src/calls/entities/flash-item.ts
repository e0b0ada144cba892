import { array, boolean, nullable, object, string } from '../../schema.ts'
import type { OutputOfSchema } from '../../schema.ts'
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
