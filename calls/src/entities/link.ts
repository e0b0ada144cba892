import { nullable, object, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'

export const link = object({ name: string(), url: string(), ico: nullable(string()) })
export type Link = OutputOfSchema<typeof link>
