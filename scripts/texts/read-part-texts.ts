import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publicLanguages, textLanguages } from '../../shared-state/src/i18n/languages.ts'
import type { PartTexts } from './text-faults.ts'

const root = resolve(import.meta.dirname, '../..')
/** First digit of each workspace's keys (decisions 7). */
const firstDigits: Record<string, number> = {
  shell: 1,
  'mf-brokers': 2,
  'mf-education': 3,
  'mf-user-centre': 4,
  'mf-exposure': 5,
  'mf-tools': 6,
  ui: 7,
}

/** Workspaces whose texts are complete in every language; areas only need the public ones. */
export const partsInEveryLanguage = ['shell', 'ui']

/** Workspaces that have texts. */
export const partsWithTexts = (): string[] =>
  readdirSync(root).filter(name => existsSync(join(root, name, 'src/strings/keys.ts')))

export function readPartTexts(part: string): PartTexts {
  const folder = join(root, part, 'src/strings')
  const files = readdirSync(folder).filter(file => file.endsWith('.json'))
  return {
    keysFile: keysOf(folder),
    // The shared runtime uses a few texts of ui by number, and the account forms some of the shell and the user centre.
    code: sourcesOf(part) + sourcesOf('shared-state') + sourcesOf('calls'),
    firstDigit: firstDigits[part],
    dictionaries: Object.fromEntries(
      files.map(file => [file.slice(0, -'.json'.length), readFileSync(join(folder, file), 'utf8')]),
    ),
    complete: partsInEveryLanguage.includes(part) ? textLanguages : publicLanguages,
  }
}

/** A workspace's own table of keys, and those of `calls` that it includes. */
function keysOf(folder: string): string {
  const own = readFileSync(join(folder, 'keys.ts'), 'utf8')
  const shared = [...own.matchAll(/from 'calls\/([\w/-]{1,80})'/g)].map(([, path]) =>
    join(root, 'calls/src', `${path}.ts`),
  )
  return [own, ...shared.map(path => readFileSync(path, 'utf8'))].join('')
}

function sourcesOf(part: string): string {
  const folder = join(root, part, 'src')
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter(file => /\.tsx?$/.test(file) && !file.endsWith('keys.ts'))
  return files.map(file => readFileSync(join(folder, file), 'utf8')).join('\n')
}
