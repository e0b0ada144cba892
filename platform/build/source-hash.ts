import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { portalRoot } from './portal-root.ts'
import { workspacesOf } from './workspaces.ts'

/** Folders whose files are never built into a release; `testing` holds test helpers. */
const skipped = new Set(['node_modules', 'dist', 'test-results', 'testing'])
const shipped = /(?<!\.test|\.spec)\.(tsx?|js|css|json|svg|woff2|png)$/
const lockfile = join(portalRoot, 'package-lock.json')
/** The platform's own code that affects a release: the build, and the runtime that the shell bundles. */
const ownFolders = [import.meta.dirname, join(import.meta.dirname, '../runtime')]

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sourceFiles(path)
    else if (shipped.test(entry.name)) yield path
  }
}

/**
 * Ten hex digits over everything that an area or the shell is built from: its own sources, those of the workspaces it depends on, the
 * platform's and the lockfile. Same hash, same release: it is the cache key of a build and the `+…` of a locally built version.
 */
export function sourceHash(workspace: string): string {
  const hash = createHash('sha256')
  const folders = [...workspacesOf(workspace).map(folder => join(portalRoot, folder)), ...ownFolders]
  for (const folder of folders)
    for (const file of [...sourceFiles(folder)].sort())
      hash.update(relative(portalRoot, file)).update('\0').update(readFileSync(file)).update('\0')
  if (existsSync(lockfile)) hash.update(readFileSync(lockfile))
  return hash.digest('hex').slice(0, 10)
}
