import { sizesOf } from 'database/pglite-files'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CommandRefused } from 'platform/api/command-refused'
import { create, extract, list } from 'tar'
import type { ReadEntry } from 'tar'

/** `backup.json`, the first entry of a backup: the files a complete backup contains. */
interface Contents {
  format: 1
  made: string
  /** Size in bytes of each file of the database, by its path. */
  files: Record<string, number>
}

const FORMAT = 1

/**
 * Packs a copy of the database into one file, which appears only when it is complete. `copyTo` writes the copy to a folder below
 * `workFolder`, which is created for it and removed afterwards. Returns the size of the database in bytes.
 */
export async function writeBackup(
  file: string,
  workFolder: string,
  copyTo: (folder: string) => Promise<void>,
): Promise<number> {
  await rm(workFolder, { recursive: true, force: true })
  const part = `${file}.part`
  try {
    const copy = path.join(workFolder, 'pg')
    await mkdir(copy, { recursive: true, mode: 0o700 })
    await copyTo(copy)
    const contents: Contents = { format: FORMAT, made: new Date().toISOString(), files: await sizesOf(copy) }
    await writeFile(path.join(workFolder, 'backup.json'), JSON.stringify(contents))
    await create({ cwd: workFolder, file: part, gzip: { level: 4 }, strict: true, portable: true }, [
      'backup.json',
      'pg',
    ])
    await toDisk(part)
    await rename(part, file)
    return Object.values(contents.files).reduce((sum, size) => sum + size, 0)
  } finally {
    await Promise.all([rm(workFolder, { recursive: true, force: true }), rm(part, { force: true })])
  }
}

/** Flushes the file to disk: a backup that is only in the system's cache can be lost. */
async function toDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

/**
 * Unpacks a backup into `workFolder/pg`. Throws CommandRefused if the file is not a backup, is damaged, or lacks an entry; the
 * caller removes the folder.
 */
export async function unpackBackup(file: string, workFolder: string): Promise<{ made: string }> {
  await readThrough(file)
  await rm(workFolder, { recursive: true, force: true })
  await mkdir(workFolder, { recursive: true, mode: 0o700 })
  await extract({ file, cwd: workFolder, strict: true, preserveOwner: false })
  const contents = await readContents(file, workFolder)
  const found = await sizesOf(path.join(workFolder, 'pg')).catch((): Record<string, number> => ({}))
  const wrong = Object.entries(contents.files).find(([name, size]) => found[name] !== size)
  if (wrong) throw new CommandRefused(`${file} is not a complete backup: ${wrong[0]} is missing or has the wrong size`)
  return contents
}

/** Before anything is written, checks that the archive is complete and contains only regular files and folders at the expected paths. */
async function readThrough(file: string): Promise<void> {
  let strange: string | undefined
  const onReadEntry = ({ path: name, type }: ReadEntry): void => {
    const isOurs = name === 'backup.json' || name.startsWith('pg/')
    if (!isOurs || name.split('/').includes('..') || (type !== 'File' && type !== 'Directory')) strange ??= name
  }
  try {
    await list({ file, strict: true, onReadEntry })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new CommandRefused(
      code === 'ENOENT' ? `${file} does not exist` : `${file} is not a complete backup: ${message}`,
    )
  }
  if (strange !== undefined) throw new CommandRefused(`${file} is not a backup of this portal: it contains ${strange}`)
}

async function readContents(file: string, workFolder: string): Promise<Contents> {
  const text = await readFile(path.join(workFolder, 'backup.json'), 'utf8').catch(() => '')
  try {
    const contents = JSON.parse(text) as Contents
    if (contents.format === FORMAT && typeof contents.files === 'object') return contents
  } catch {
    // Reported below.
  }
  throw new CommandRefused(`${file} is not a backup of this portal`)
}
