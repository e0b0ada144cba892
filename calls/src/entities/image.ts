import { array, int, maxLength, object, optional, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { identifier } from './fields.ts'

/** Sizes in pixels. `caption`: the uploader's words about it; absent without. */
export const image = object({
  imageId: string(),
  url: string(),
  thumb: string(),
  width: int(),
  height: int(),
  caption: optional(string()),
})
export type Image = OutputOfSchema<typeof image>

/** Pictures that the caller has uploaded and that are not used anywhere yet. */
export const imageIds = optional(array(identifier).check(maxLength(9)))
