import type { CallDeclaration } from 'shared-state/api/declare-call'
import * as session from 'shared-state/api/session'
import * as beacon from 'shared-state/releases/beacon'
import * as revokedReleases from 'shared-state/releases/revoked'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const project = resolve(import.meta.dirname, '../../..')
const declarations = join(project, 'calls/src')
const areas = readdirSync(project).filter(name => name.startsWith('mf-'))
/** Folders with the code of pages, shell and server. The backend answers calls, and makes none for a page. */
const folders = [
  ...areas.map(name => `${name}/src`),
  'shell/src',
  'server/src',
  'platform',
  'ui/src',
  'shared-state/src',
]
/** Code for tests, examples and areas that run on their own. */
const skipped = ['node_modules', 'dist', 'testing', 'attacks', 'examples', 'example', 'alone']

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.includes(entry.name) ? [] : sourcesIn(path)
    return isSource(entry.name) ? [path] : []
  })

/** Names of calls that an exported value is or holds, such as the record of calls that add a listing of each kind. */
function callsIn(value: unknown, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > 2) return []
  const { name, path, input } = value as Partial<CallDeclaration>
  if (typeof name === 'string' && typeof path === 'string' && input) return [name]
  return Object.values(value).flatMap(part => callsIn(part, depth + 1))
}

/** The names of calls by the identifier under which the modules of declarations export them. */
async function exportedCalls(): Promise<Map<string, string[]>> {
  const files = readdirSync(declarations).filter(name => isSource(name) && name !== 'all-calls.ts')
  const modules = await Promise.all(files.map(name => import(`calls/${name.replace(/\.ts$/, '')}`) as Promise<object>))
  const exported = [...modules, session, beacon, revokedReleases].flatMap(module => Object.entries(module))
  return new Map(exported.map(([identifier, value]) => [identifier, callsIn(value)]))
}

const importedBy = (source: string): string[] =>
  [...source.matchAll(/^import \{([^{}]*)\} from '/gm)].flatMap(([, names = '']) =>
    names.split(',').map(name => name.trim().replace(/ as .*/, '')),
  )

/**
 * The calls that pages, shell and server make: their code, or code in `calls` that it shares, imports the declaration, or names the call in
 * quotes, as counted events do. A file that imports `handle` answers calls.
 */
export async function callsMadeBySite(calls: readonly CallDeclaration[]): Promise<Set<string>> {
  const exported = await exportedCalls()
  const shared = sourcesIn(declarations).map(file => readFileSync(file, 'utf8'))
  const callers = [
    ...folders.flatMap(folder => sourcesIn(join(project, folder))).map(file => readFileSync(file, 'utf8')),
    ...shared.filter(source => !source.includes('declareCall') && !source.includes('export const allCalls')),
  ].filter(source => !importedBy(source).includes('handle'))
  const made = new Set(callers.flatMap(importedBy).flatMap(identifier => exported.get(identifier) ?? []))
  for (const { name } of calls) if (callers.some(source => source.includes(`'${name}'`))) made.add(name)
  return made
}
