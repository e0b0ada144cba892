import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './rules.ts'

const uiTexts = join(root, 'ui/src/strings')

/**
 * The texts of a part over those of the `ui` it is built with, by language, as JSON. A language that the part itself lacks has
 * ui's alone: a page asks for English as well then (spec 3). Throws SyntaxError where a file is not JSON.
 */
export function readTexts(workspace: string): Record<string, string> {
  const folders = [uiTexts, join(root, workspace, 'src/strings')]
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
