import { boolean, int, object, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'

/** A part of the home page (spec 3): `code` names the slot `home.{code}`; the list's order is the page's. */
export const moduleConfig = object({ code: string(), name: string(), patternId: int(), type: int(), isshow: boolean() })
export type ModuleConfig = OutputOfSchema<typeof moduleConfig>
