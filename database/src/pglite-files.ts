import type { PGlite } from '@electric-sql/pglite'
import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { copyFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** The folder of a restored database until it replaces `folder`, and the one that the previous database moves to. */
export const incomingFolder = (folder: string): string => `${folder}.incoming`
export const folderBefore = (folder: string): string => `${folder}.before-restore`

/** Shares blocks where the file system supports it (btrfs, xfs, APFS); copies them elsewhere. */
const CLONE = constants.COPYFILE_FICLONE
/** File systems store times in steps, some as coarse as two seconds. */
const CLOCK_STEP_MS = 3_000

/** Copies the files of a running database; files that change meanwhile may be inconsistent until `copyChangedFiles` updates them. */
export async function copyFiles(from: string, to: string): Promise<void> {
  for (const { name, isFolder } of entriesOf(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)]
    if (isFolder) mkdirSync(target, { recursive: true })
    else await copyFile(source, target, CLONE).catch(ignoreGone)
  }
}

/**
 * Updates a copy with everything changed since `since` (ms). Synchronous on purpose: it runs in the engine's thread, so no statement runs
 * meanwhile, and the copy equals what a kill at this moment would have left.
 */
export function copyChangedFiles(from: string, to: string, since: number): void {
  const wanted = new Set<string>()
  for (const { name, isFolder } of entriesOf(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)]
    wanted.add(name)
    if (isFolder) mkdirSync(target, { recursive: true })
    else if (!existsSync(target) || isNewer(source, target, since)) copyFileSync(source, target, CLONE)
  }
  for (const { name } of entriesOf(to))
    if (!wanted.has(name)) rmSync(path.join(to, name), { recursive: true, force: true })
}

/** Compares the time of the entry's last change, not that of its contents: log files are renamed over each other. */
function isNewer(source: string, target: string, since: number): boolean {
  const { ctimeMs, size } = statSync(source)
  return ctimeMs >= since - CLOCK_STEP_MS || size !== statSync(target).size
}

/** Entries of a folder, each after its parent. */
function entriesOf(folder: string): { name: string; isFolder: boolean }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(entry => ({
      name: path.relative(folder, path.join(entry.parentPath, entry.name)),
      isFolder: entry.isDirectory(),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function ignoreGone(error: NodeJS.ErrnoException): Promise<void> {
  if (error.code !== 'ENOENT') throw error
}

/** Size in bytes of every file, by its path within the folder with forward slashes. */
export async function sizesOf(folder: string): Promise<Record<string, number>> {
  const files = entriesOf(folder).filter(({ isFolder }) => !isFolder)
  const sizes = files.map(
    async ({ name }) => [name.split(path.sep).join('/'), (await stat(path.join(folder, name))).size] as const,
  )
  return Object.fromEntries(await Promise.all(sizes))
}

/**
 * Replaces `folder` with the incoming folder and keeps the old one next to it; or throws and changes nothing. No
 * process may have either open.
 */
export function exchangeFolders(folder: string): void {
  if (!existsSync(incomingFolder(folder))) throw new Error(`There is no ${incomingFolder(folder)}`)
  const isFirst = !existsSync(folder)
  if (!isFirst) {
    rmSync(folderBefore(folder), { recursive: true, force: true })
    renameSync(folder, folderBefore(folder))
  }
  try {
    renameSync(incomingFolder(folder), folder)
  } catch (error) {
    if (!isFirst) renameSync(folderBefore(folder), folder)
    throw error
  }
}

/** Undoes `exchangeFolders`. */
export function exchangeBack(folder: string): void {
  renameSync(folder, incomingFolder(folder))
  renameSync(folderBefore(folder), folder)
}

/** A kill between the two renames of an exchange leaves no folder: the previous one is restored. */
export function settleFolders(folder: string): void {
  if (!existsSync(folder) && existsSync(folderBefore(folder)) && existsSync(incomingFolder(folder)))
    renameSync(folderBefore(folder), folder)
}

/**
 * Removes files of tables and indexes that a kill left without an owner: they belong to a transaction that never ended, such as a first
 * fill of some 200 MB. PostgreSQL never removes them. Only safe before the first transaction begins.
 */
export async function removeOrphans(pg: PGlite, folder: string): Promise<void> {
  const { rows } = await pg.query<{ database: number; nodes: string[] }>(`
    SELECT (SELECT oid::integer FROM pg_database WHERE datname = current_database()) AS database,
           array_agg(pg_relation_filenode(oid)::text) AS nodes FROM pg_class WHERE pg_relation_filenode(oid) IS NOT NULL`)
  const [{ database, nodes } = { database: 0, nodes: [] }] = rows
  const known = new Set(nodes)
  const base = path.join(folder, 'base', String(database))
  for (const name of readdirSync(base)) {
    const [, node] = /^(\d+)(?:_(?:fsm|vm|init))?(?:\.\d+)?$/.exec(name) ?? []
    if (node !== undefined && !known.has(node)) rmSync(path.join(base, name))
  }
}
