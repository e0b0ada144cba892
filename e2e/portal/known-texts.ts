import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './start-portal.ts'

/** Number of a text by its name in a workspace, so that journeys do not repeat numbers. */
export function textKey(workspace: string, name: string): string {
  const keys = readFileSync(join(projectRoot, workspace, 'src/strings/keys.ts'), 'utf8')
  const key = [...keys.matchAll(/^ +(\w+): (\d{5}),/gm)].find(([, named]) => named === name)?.[2]
  if (!key) throw new Error(`${workspace} has no text '${name}'`)
  return key
}
