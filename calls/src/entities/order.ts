import { object, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { instant } from './fields.ts'
import { money } from './money.ts'

/** Something bought here. */
export const order = object({ code: string(), title: string(), price: money, state: string(), createdAt: instant })
export type Order = OutputOfSchema<typeof order>
