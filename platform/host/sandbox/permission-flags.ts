import { existsSync, realpathSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join, resolve } from 'node:path'

const platform = resolve(import.meta.dirname, '../..')
const sharedState = dirname(realpathSync(findPackageJSON('shared-state', import.meta.url)!))
/** Modules are read by their real paths, and a checkout may share the packages of another one. */
const packages = [...packageFolders(platform)].flatMap(folder => [folder, realpathSync(folder)])
/** Folders of our own code that processes with release code read. Not the whole portal: the data folder may be inside it. */
const sources = [...new Set([platform, sharedState, ...packages])]

/**
 * The folders in which Node looks for packages that a file in `folder` imports; in a process with restricted rights, only those that it may
 * read.
 */
function* packageFolders(folder: string): Generator<string> {
  const packagesHere = join(folder, 'node_modules')
  const mayRead = process.permission?.has('fs.read', packagesHere) ?? true
  if (mayRead && existsSync(packagesHere)) yield packagesHere
  if (dirname(folder) !== folder) yield* packageFolders(dirname(folder))
}

/** Warnings that the flags below would otherwise log at every start. */
const quiet = ['PERM0001', 'PERM0002', 'PERM0006', 'ExperimentalWarning'].map(warning => `--disable-warning=${warning}`)

/** Also works for a folder that does not exist yet. */
const everythingIn = (folder: string): string => `${folder}/*`
const folderOf = (path: string): string => path.replace(/\/\*$/, '')

/**
 * Node 26 drops the permission for a folder itself if another granted path begins with its name ('/srv/portal' and '/srv/portal-data/*').
 * In that case, everything whose path begins with that name is made readable.
 */
function reads(paths: readonly string[]): string[] {
  const goesOn = (folder: string) =>
    paths.some(other => other.startsWith(folder) && !['', '/'].includes(folderOf(other).charAt(folder.length)))
  return paths.map(path => `--allow-fs-read=${goesOn(folderOf(path)) ? `${folderOf(path)}*` : path}`)
}

/**
 * Node's permission model for processes and threads that run release code (docs/threat-model.md): they may read our sources and `folders`
 * and nothing else: no writing, no network, no processes or threads of their own, no addons, no debugger.
 */
export const renderingFlags = (folders: readonly string[]): string[] => [
  '--permission',
  ...reads([...sources, ...folders.map(everythingIn)]),
  // It writes to any file without asking for permission.
  '--no-experimental-sqlite',
  ...quiet,
]

/** The same for a thread that starts a process for releases. It runs only our own code. */
export const startingFlags = (): string[] => [...renderingFlags([]), '--allow-child-process']

/**
 * For a server process: it may read `portal`, the portal's own folder, its packages, the data folder and paths named by settings, write
 * only to the data folder, use the network and threads (rendering, embedded database), and load the native code of argon2 and sharp. It may
 * not start processes. A thread's permissions are set by the code that starts it, so these flags protect only against mistakes.
 */
export function servingFlags({
  portal,
  dataDir,
  releaseKeys,
  databaseUrl,
  cityDatabase,
}: {
  portal: string
  dataDir: string
  releaseKeys: string
  databaseUrl: string | undefined
  cityDatabase?: string | undefined
}): string[] {
  const named = [...certificatesIn(databaseUrl), ...(cityDatabase === undefined ? [] : [cityDatabase])]
  const read = [portal, ...sources, everythingIn(dataDir), everythingIn(releaseKeys), ...named]
  const allowed = ['worker', 'addons', 'net'].map(right => `--allow-${right}`)
  return ['--permission', ...reads(read), `--allow-fs-write=${everythingIn(dataDir)}`, ...allowed, ...quiet]
}

/** Files that a PostgreSQL address refers to. */
function certificatesIn(databaseUrl: string | undefined): string[] {
  const given = databaseUrl === undefined ? undefined : new URL(databaseUrl).searchParams
  return ['sslcert', 'sslkey', 'sslrootcert']
    .map(name => given?.get(name))
    .filter(file => file !== null && file !== undefined)
    .map(file => resolve(file))
}
