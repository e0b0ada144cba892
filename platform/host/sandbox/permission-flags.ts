import { existsSync, realpathSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join, resolve } from 'node:path'

const platform = resolve(import.meta.dirname, '../..')
const sharedState = dirname(realpathSync(findPackageJSON('shared-state', import.meta.url)!))
/** Modules are read by their real paths, and a checkout may share the packages of another one. */
const packages = [...packageFolders(platform)].flatMap(folder => [folder, realpathSync(folder)])
/** What our own code is read from while releases run. Not the whole portal: the data folder may stand in it. */
const sources = [...new Set([platform, sharedState, ...packages])]

/** The folders in which Node looks for packages that a file in `folder` imports; of a process with few rights those that it may read. */
function* packageFolders(folder: string): Generator<string> {
  const packagesHere = join(folder, 'node_modules')
  const mayRead = process.permission?.has('fs.read', packagesHere) ?? true
  if (mayRead && existsSync(packagesHere)) yield packagesHere
  if (dirname(folder) !== folder) yield* packageFolders(dirname(folder))
}

/** Said at every start otherwise: that the flags below exist. */
const quiet = ['PERM0001', 'PERM0002', 'PERM0006', 'ExperimentalWarning'].map(warning => `--disable-warning=${warning}`)

/** A folder that need not be there yet. */
const everythingIn = (folder: string): string => `${folder}/*`
const folderOf = (path: string): string => path.replace(/\/\*$/, '')

/**
 * Node 26 forgets a folder itself where another granted name begins with its own ('/srv/portal' beside '/srv/portal-data/*').
 * There, everything whose name begins so is read.
 */
function reads(paths: readonly string[]): string[] {
  const goesOn = (folder: string) =>
    paths.some(other => other.startsWith(folder) && !['', '/'].includes(folderOf(other).charAt(folder.length)))
  return paths.map(path => `--allow-fs-read=${goesOn(folderOf(path)) ? `${folderOf(path)}*` : path}`)
}

/**
 * Node's permission model for what runs the code of releases (docs/threat-model.md): it reads our sources and `folders`,
 * and may do nothing else: no writing, no network, no processes or threads of its own, no addons, no debugger.
 */
export const renderingFlags = (folders: readonly string[]): string[] => [
  '--permission',
  ...reads([...sources, ...folders.map(everythingIn)]),
  // It writes where it likes, without asking for permission.
  '--no-experimental-sqlite',
  ...quiet,
]

/** The same for a thread that starts a process for releases. Only our own code runs in it. */
export const startingFlags = (): string[] => [...renderingFlags([]), '--allow-child-process']

/**
 * For a process that serves: it reads `portal`, the portal's own folder, its packages, the data folder and what settings name, writes the data folder alone, uses
 * the network and threads (rendering, embedded database), and loads the native halves of argon2 and sharp. It starts no processes.
 * Threads are given rights of their own by whoever starts them, so these hold against mistakes alone.
 */
export function servingFlags({
  portal,
  dataDir,
  releaseKeys,
  databaseUrl,
}: {
  portal: string
  dataDir: string
  releaseKeys: string
  databaseUrl: string | undefined
}): string[] {
  const read = [portal, ...sources, everythingIn(dataDir), everythingIn(releaseKeys), ...certificatesIn(databaseUrl)]
  const allowed = ['worker', 'addons', 'net'].map(right => `--allow-${right}`)
  return ['--permission', ...reads(read), `--allow-fs-write=${everythingIn(dataDir)}`, ...allowed, ...quiet]
}

/** Files that a PostgreSQL address names. */
function certificatesIn(databaseUrl: string | undefined): string[] {
  const given = databaseUrl === undefined ? undefined : new URL(databaseUrl).searchParams
  return ['sslcert', 'sslkey', 'sslrootcert']
    .map(name => given?.get(name))
    .filter(file => file !== null && file !== undefined)
    .map(file => resolve(file))
}
