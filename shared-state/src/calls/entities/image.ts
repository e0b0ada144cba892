import { int, object, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'

/** Sizes in pixels. */
export const image = object({ imageId: string(), url: string(), thumb: string(), width: int(), height: int() })
export type Image = OutputOfSchema<typeof image>
