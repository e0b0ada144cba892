import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from 'shared-state/i18n/languages'
import { Text } from 'shared-state/i18n/text'
import { projectRoot } from './start-portal.ts'

/** Number of a text by its name in a workspace, so that journeys do not repeat numbers. */
export function textKey(workspace: string, name: string): string {
  const keys = readFileSync(join(projectRoot, workspace, 'src/strings/keys.ts'), 'utf8')
  const key = [...keys.matchAll(/^ +(\w+): (\d{5}),/gm)].find(([, named]) => named === name)?.[2]
  if (!key) throw new Error(`${workspace} has no text '${name}'`)
  return key
}

/** The texts of these workspaces in a language, by the numbers in their keys.ts, so that journeys do not repeat words. */
export function textsIn(lang: Language, workspaces: readonly string[]): Text['t'] {
  const text = new Text(lang)
  for (const workspace of workspaces)
    text.add(lang, JSON.parse(readFileSync(join(projectRoot, workspace, `src/strings/${lang}.json`), 'utf8')))
  return text.t
}
