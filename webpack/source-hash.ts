import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './rules.ts'

/** Nothing in these is built into a release; `testing` holds what tests bring. */
const skipped = new Set(['node_modules', 'dist', 'test-results', 'testing'])
const shipped = /(?<!\.test|\.spec)\.(tsx?|css|json|svg|woff2|png)$/

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sourceFiles(path)
    else if (shipped.test(entry.name)) yield path
  }
}

/**
 * Ten hex digits over everything a part is built from: its own sources, `ui`, `shared-state`, the build itself and
 * the lockfile. Same hash, same release: it is the cache key of a build and the `+…` of a locally made version.
 */
export function sourceHash(workspace: string): string {
  const hash = createHash('sha256')
  const folders = [workspace, 'ui', 'shared-state', 'calls', 'webpack', 'shell/src/share-scope']
  for (const folder of folders)
    for (const file of [...sourceFiles(join(root, folder))].sort())
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 10)
}
