import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { portalRoot } from './portal-root.ts'

interface Package {
  name: string
  dependencies?: Record<string, string>
}

/** The package that contains this file. Only its runtime is built into a release, so source-hash.ts adds that separately. */
const platform = 'platform'

const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(join(portalRoot, folder, 'package.json'), 'utf8'))

function readWorkspaces(): { folder: string; manifest: Package }[] {
  const { workspaces } = JSON.parse(readFileSync(join(portalRoot, 'package.json'), 'utf8')) as { workspaces: string[] }
  return globSync(workspaces, { cwd: portalRoot })
    .filter(folder => existsSync(join(portalRoot, folder, 'package.json')))
    .sort()
    .map(folder => ({ folder, manifest: readPackage(folder) }))
}

/** Folders of the shell and the areas. */
export const partWorkspaces = (): string[] =>
  readWorkspaces()
    .map(({ folder }) => folder)
    .filter(folder => folder === 'shell' || folder.startsWith('mf-'))

/**
 * Folders of the workspaces that an area or the shell is built from: its dependencies, each after its own dependencies, and the area itself
 * last.
 */
export function workspacesOf(part: string): string[] {
  const all = readWorkspaces()
  const found = new Set<string>()
  const add = (folder: string): void => {
    const { dependencies = {} } = readPackage(folder)
    for (const { folder: other, manifest } of all)
      if (manifest.name in dependencies && manifest.name !== platform && !found.has(other)) add(other)
    found.add(folder)
  }
  add(part)
  return [...found]
}
