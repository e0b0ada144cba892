import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Schema } from 'shared-state/schema'

const folder = join(dirname(createRequire(import.meta.url).resolve('calls/all-calls')), 'entities')

/** Schema types that get their own name in the document. */
const named = ['object', 'enum', 'union']

/** The schemas that calls share, by their name in the document: `BrokerListEntry`. Includes every entity. */
export async function readEntitySchemas(): Promise<Map<string, Schema>> {
  const files = (await readdir(folder)).filter(name => /^[\w-]+\.ts$/.test(name)).sort()
  const modules = await Promise.all(
    files.map(name => import(`calls/entities/${name.replace(/\.ts$/, '')}`) as Promise<Record<string, unknown>>),
  )
  const schemas = modules
    .flatMap(module => Object.entries(module))
    .filter((entry): entry is [string, Schema] => isSchema(entry[1]) && named.includes(entry[1]._zod.def.type))
  return new Map(schemas.map(([name, schema]) => [name.charAt(0).toUpperCase() + name.slice(1), schema]))
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value
}
