import { boolean, int, nullable, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { instant } from './fields.ts'
import { image } from './image.ts'
import { userPublic } from './user.ts'

/** Running now, upcoming, or over. */
export const liveStatus = oneOf(['live', 'soon', 'off'])

export const liveRoom = object({
  code: string(),
  slug: string(),
  title: string(),
  host: userPublic,
  cover: nullable(image),
  status: liveStatus,
  startsAt: instant,
  endsAt: instant,
  viewers: int(),
  sample: boolean(),
})
export type LiveRoom = OutputOfSchema<typeof liveRoom>
