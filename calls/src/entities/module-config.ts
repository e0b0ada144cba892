import { boolean, int, object, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'

/**
 * A module of the home page (spec 3): `code` names the slot `home.{code}`; the list has the order of the page. `type` is its place:
 * 1 a strip across the page, 2 the wide column, 3 the narrow one, 4 across the page below them. `patternId` is the placeholder
 * while it loads: 1 a line, 2 rows, 3 a few rows, 4 tiles.
 */
export const moduleConfig = object({ code: string(), name: string(), patternId: int(), type: int(), isshow: boolean() })
export type ModuleConfig = OutputOfSchema<typeof moduleConfig>
