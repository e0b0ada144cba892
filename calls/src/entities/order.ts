import { object, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { instant } from './fields.ts'
import { money } from './money.ts'

/** A purchase on this site. */
export const order = object({ code: string(), title: string(), price: money, state: string(), createdAt: instant })
export type Order = OutputOfSchema<typeof order>
