import { int, literal, nullable, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { image } from './image.ts'

/** Ad positions; `list` is after the rows of a list, `fxeye` next to a broker's profile. */
export const adPositions = ['top', 'bottom', 'window', 'list', 'fxeye'] as const
export const adPosition = oneOf(adPositions)

/**
 * A booked ad, always labelled as one and never for a broker that may not lead (findings/findings-of.ts); without an image its title is shown. fxad.hits takes `hitsType`, `activityType`,
 * `tCode` (what is advertised) and `iCode` (the booking) back unchanged.
 */
export const ad = object({
  adId: string(),
  position: adPosition,
  title: string(),
  image: nullable(image),
  url: string(),
  hitsType: int(),
  activityType: string(),
  tCode: string(),
  iCode: string(),
  label: literal('ad'),
})
export type Ad = OutputOfSchema<typeof ad>
