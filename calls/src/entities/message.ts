import { boolean, nullable, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { instant } from './fields.ts'

export const messageKinds = ['system', 'reply', 'exposure', 'followed', 'enterprise', 'reminder'] as const

/** A notice to a user, or to everyone. `url` is an address of this site, language included; null: no link. */
export const message = object({
  id: string(),
  kind: oneOf(messageKinds),
  title: string(),
  text: string(),
  url: nullable(string()),
  read: boolean(),
  at: instant,
})
export type Message = OutputOfSchema<typeof message>
