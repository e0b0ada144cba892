import { int, object, string } from '../../schema.ts'
import type { OutputOfSchema } from '../../schema.ts'

/** Sizes in pixels. */
export const image = object({ imageId: string(), url: string(), thumb: string(), width: int(), height: int() })
export type Image = OutputOfSchema<typeof image>
