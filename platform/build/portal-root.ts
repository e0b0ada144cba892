import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const hasWorkspaces = (folder: string): boolean => {
  const file = join(folder, 'package.json')
  return existsSync(file) && 'workspaces' in (JSON.parse(readFileSync(file, 'utf8')) as object)
}

/**
 * The folder of the portal being built: the working directory, or the nearest folder above it whose package.json has workspaces, as npm
 * runs an area's script in the area's own folder.
 */
export const portalRoot = rootFrom(process.cwd())

function rootFrom(folder: string): string {
  if (hasWorkspaces(folder)) return folder
  const above = dirname(folder)
  if (above === folder)
    throw new Error(`${process.cwd()} is not inside a portal: no package.json here or above lists workspaces`)
  return rootFrom(above)
}
