import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart, root, run } from '../set-up.mjs'
import { roomOf } from './rooms.mjs'

/**
 * The report of dependency-cruiser on the imports of all rooms, by `.dependency-cruiser.mjs`; `options` are further ones of its command
 * line. Violations are in the report. Throws if it could not be made.
 */
export async function cruise(options = [], node = process.execPath) {
  const folders = readdirSync(root).filter(name => roomOf(`${name}/file`) !== undefined)
  const { output } = await run(node, [
    join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
    ...['--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
    ...options,
    ...folders,
  ])
  try {
    return JSON.parse(output)
  } catch {
    throw new CannotStart(`the imports could not be followed:\n${output.trim()}`)
  }
}
