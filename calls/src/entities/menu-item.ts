import { array, object, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'

/** An entry of the main menu (spec 3). `url` is an address of this site, language included. */
export const menuItem = object({
  code: string(),
  name: string(),
  url: string(),
  key: string(),
  submenus: array(object({ father: string(), code: string(), name: string(), key: string(), url: string() })),
})
export type MenuItem = OutputOfSchema<typeof menuItem>
