import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { ReleaseRecord } from 'shared-state/contract/release'

/** A release that may not be published; `message` says why in one line. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused'
}

const versionPattern = /^\d+\.\d+\.\d+([-+][0-9A-Za-z.-]+)*$/
const namePattern = /^[a-z][a-z0-9-]{0,39}$/

/** Immutable folders `{area}/{version}/{web,node}` with their `release.json`. Bytes only: which one is served says the pointer. */
export class ReleaseStore {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  pathOf(area: string, version: string): string {
    if (!namePattern.test(area) || !versionPattern.test(version)) throw new ReleaseRefused(`'${area} ${version}' is not a release's name`)
    return join(this.folder, area, version)
  }

  /** A file's bytes as text, for the Node side and the texts. Rejects with ENOENT where the folder is gone. */
  readText(area: string, version: string, file: string): Promise<string> {
    return readFile(join(this.pathOf(area, version), file), 'utf8')
  }

  /** As readText(), but only if it is the very file the record was made of: bytes on a disk may have been changed since. */
  async readVerified({ area, version, files }: ReleaseRecord, file: string): Promise<string> {
    const bytes = await readFile(join(this.pathOf(area, version), file))
    if (integrityOf(bytes) !== files[file]?.integrity) throw new Error(`${file} of ${area} ${version} is not the file that was published`)
    return bytes.toString('utf8')
  }

  /** Copies a built folder in after checking every byte of it; readers see all of it or nothing. */
  async add(builtFolder: string): Promise<ReleaseRecord> {
    const record = await readRecord(builtFolder)
    await checkFiles(builtFolder, record)
    const target = this.pathOf(record.area, record.version)
    const half = join(this.folder, '.incoming', randomUUID())
    await mkdir(join(half, '..'), { recursive: true })
    await cp(builtFolder, half, { recursive: true })
    await mkdir(join(target, '..'), { recursive: true })
    try {
      await rename(half, target)
    } catch (error) {
      await rm(half, { recursive: true, force: true })
      throw new ReleaseRefused(`${record.area} ${record.version} is in the release store already and is never overwritten`, { cause: error })
    }
    return record
  }

  async remove(area: string, version: string): Promise<void> {
    await rm(this.pathOf(area, version), { recursive: true, force: true })
  }
}

const integrityOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

async function readRecord(folder: string): Promise<ReleaseRecord> {
  let record: ReleaseRecord
  try {
    record = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))
  } catch (error) {
    throw new ReleaseRefused(`${folder} holds no readable release.json`, { cause: error })
  }
  if (record.contract !== 1) throw new ReleaseRefused(`${record.area} ${record.version} is built for contract ${record.contract}; this server speaks 1`)
  if (!namePattern.test(record.area) || !versionPattern.test(record.version)) throw new ReleaseRefused(`'${record.area} ${record.version}' is not a release's name`)
  return record
}

/** Every file named is there with its size and hash, and no file is there that is not named. */
async function checkFiles(folder: string, record: ReleaseRecord): Promise<void> {
  const found = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => !entry.isDirectory())
    .map(entry => ({ entry, name: relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/') }))
  for (const { entry, name } of found) {
    if (!entry.isFile()) throw new ReleaseRefused(`${name} is not a plain file`)
    if (name !== 'release.json' && !(name in record.files)) throw new ReleaseRefused(`${name} is not named in release.json`)
  }
  for (const [name, { size, integrity }] of Object.entries(record.files)) {
    if (!found.some(file => file.name === name)) throw new ReleaseRefused(`${name} is named in release.json but missing`)
    const bytes = await readFile(join(folder, name))
    if (bytes.length !== size || integrityOf(bytes) !== integrity) throw new ReleaseRefused(`${name} is not the file its hash was made of`)
  }
  for (const named of [record.web.entry, record.node.entry, ...record.web.css, ...Object.values(record.web.strings)])
    if (!(named in record.files)) throw new ReleaseRefused(`${named} is used by release.json but not among its files`)
}
