import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from './release-record.ts'
import { root } from './rules.ts'
import { sourceHash } from './source-hash.ts'

/** Prints the workspaces whose build does not fit their sources, as JSON. */
const workspaces = readdirSync(root).filter(
  name => (name === 'shell' || name.startsWith('mf-')) && existsSync(join(root, name, 'package.json')),
)

function isStale(workspace: string): boolean {
  const record = join(root, workspace, 'dist/release.json')
  if (!existsSync(record)) return true
  return (
    JSON.parse(readFileSync(record, 'utf8')).version !== `${readManifest(workspace).version}+${sourceHash(workspace)}`
  )
}

console.log(JSON.stringify(workspaces.filter(isStale)))
