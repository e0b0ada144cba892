import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textFolders } from './text-folders.ts'

/**
 * The texts of an area or the shell, merged over those of the workspaces it is built from, by language, as JSON. A language that the area
 * itself lacks has only theirs: a page then loads English as well (spec 3). Throws SyntaxError if a file is not JSON.
 */
export function readTexts(workspace: string): Record<string, string> {
  const folders = textFolders(workspace)
  const files = new Set(folders.flatMap(folder => readdirSync(folder)).filter(file => file.endsWith('.json')))
  const textsIn = (file: string) =>
    folders
      .map(folder => join(folder, file))
      .filter(existsSync)
      .map(path => JSON.parse(readFileSync(path, 'utf8')) as object)
  return Object.fromEntries(
    [...files]
      .sort()
      .map(file => [file.slice(0, -'.json'.length), JSON.stringify(Object.assign({}, ...textsIn(file)))]),
  )
}
