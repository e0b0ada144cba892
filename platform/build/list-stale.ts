import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { portalRoot } from './portal-root.ts'
import { readManifest } from './release-record.ts'
import { sourceHash } from './source-hash.ts'
import { partWorkspaces } from './workspaces.ts'

/** Prints the workspaces whose build does not match their sources, as JSON. */
function isStale(workspace: string): boolean {
  const record = join(portalRoot, workspace, 'dist/release.json')
  if (!existsSync(record)) return true
  return (
    JSON.parse(readFileSync(record, 'utf8')).version !== `${readManifest(workspace).version}+${sourceHash(workspace)}`
  )
}

console.log(JSON.stringify(partWorkspaces().filter(isStale)))
