import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textFolders } from './text-folders.ts'

/**
 * The texts of a part over those of the workspaces it is built from, by language, as JSON. A language that the part itself
 * lacks has theirs alone: a page asks for English as well then (spec 3). Throws SyntaxError where a file is not JSON.
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
