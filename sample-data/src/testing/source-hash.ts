import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const project = resolve(import.meta.dirname, '../../..')
const madeFrom = ['platform/migrations', 'backend/migrations', 'sample-data/data', 'sample-data/src']

/** A hash over all sources of a database with sample data, including the engine. */
export function sourceHash(): string {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const hash = createHash('sha256').update(readFileSync(engine))
  for (const folder of madeFrom) {
    const entries = readdirSync(join(project, folder), { recursive: true, withFileTypes: true }).filter(entry =>
      entry.isFile(),
    )
    const files = entries.map(({ parentPath, name }) => join(parentPath, name)).sort()
    for (const file of files) hash.update(file.slice(project.length)).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}
