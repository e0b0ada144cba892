import { nullable, object, string } from '../../schema.ts'
import type { OutputOfSchema } from '../../schema.ts'

export const link = object({ name: string(), url: string(), ico: nullable(string()) })
export type Link = OutputOfSchema<typeof link>
