import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { CommandRefused } from '../../api/command-refused.ts'
import { copyPlainFiles } from './copy-plain-files.ts'

/** In characters. */
const longestVersion = 100
// Linear: the part after a `+` contains no `+`, so each version can be read in only one way.
const versionPattern = /^\d+\.\d+\.\d+([-+][0-9A-Za-z.-]+(\+[0-9A-Za-z.-]+)*)?$/
const namePattern = /^[a-z][a-z0-9-]{0,39}$/

/** Whether a release may have this name: an area of up to 40 characters and a version of up to 100, which are safe as folder names. */
export const isReleaseName = (area: string, version: string): boolean =>
  version.length <= longestVersion && namePattern.test(area) && versionPattern.test(version)

export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** A folder next to the releases that is not served and that only one publish writes to. */
export interface IncomingRelease {
  folder: string
  /** Makes it the release of that name, replacing anything left there by an interrupted publish. */
  place(area: string, version: string): Promise<void>
  /** Makes it the release of that name, unless that release already exists. */
  placeIfMissing(area: string, version: string): Promise<void>
  /** Removes it, unless it was placed. */
  drop(): Promise<void>
}

/**
 * Immutable folders `{area}/{version}/{web,node}` with their `release.json`. Holds only files: the pointer decides which release is served.
 */
export class ReleaseStore {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  pathOf(area: string, version: string): string {
    if (!isReleaseName(area, version)) throw new CommandRefused(`'${area} ${version}' is not a valid release name`)
    return join(this.folder, area, version)
  }

  /** A file as text, for the Node code and the texts. Rejects with ENOENT if the folder is gone. */
  readText(area: string, version: string, file: string): Promise<string> {
    return readFile(join(this.pathOf(area, version), file), 'utf8')
  }

  /** Like readText(), but checks the file's hash against the record: files on disk may have changed since. */
  async readVerified({ area, version, files }: ReleaseRecord, file: string): Promise<string> {
    const bytes = await readFile(join(this.pathOf(area, version), file))
    if (integrityOf(bytes) !== files[file]?.integrity)
      throw new Error(`${file} of ${area} ${version} is not the file that was published`)
    return bytes.toString('utf8')
  }

  has(area: string, version: string): boolean {
    return existsSync(this.pathOf(area, version))
  }

  /** Every release whose folder is in this store. */
  async list(): Promise<{ area: string; version: string }[]> {
    const folders = await readdir(this.folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    const areas = folders
      .filter(({ name }) => !name.startsWith('.'))
      .map(async ({ name: area }) =>
        (await readdir(join(this.folder, area)))
          .filter(version => isReleaseName(area, version))
          .map(version => ({ area, version })),
      )
    return (await Promise.all(areas)).flat()
  }

  async remove(area: string, version: string): Promise<void> {
    await rm(this.pathOf(area, version), { recursive: true, force: true })
  }

  /** Creates an empty folder for an incoming release. Folders left after a crash are removed at the next start. */
  async receive(): Promise<IncomingRelease> {
    const folder = join(this.#incoming, randomUUID())
    await mkdir(folder, { recursive: true })
    return {
      folder,
      place: async (area, version) => {
        await this.remove(area, version)
        await rename(folder, await this.#roomFor(area, version))
      },
      placeIfMissing: async (area, version) => {
        const target = await this.#roomFor(area, version)
        await rename(folder, target).catch(error => {
          // Another process that shares this folder was faster, with the same files.
          if (!this.has(area, version)) throw error
        })
      },
      drop: () => rm(folder, { recursive: true, force: true }),
    }
  }

  /** Copies a built folder into a folder for incoming releases, so that exactly the checked files are placed. */
  async take(builtFolder: string): Promise<IncomingRelease> {
    const incoming = await this.receive()
    try {
      await copyPlainFiles(builtFolder, incoming.folder)
    } catch (error) {
      await incoming.drop()
      throw error instanceof CommandRefused
        ? error
        : new CommandRefused(`${builtFolder} cannot be copied: ${(error as Error).message}`, { cause: error })
    }
    return incoming
  }

  /** Removes folders left by publishes that were killed. */
  async clearIncoming(): Promise<void> {
    await rm(this.#incoming, { recursive: true, force: true })
  }

  async #roomFor(area: string, version: string): Promise<string> {
    const target = this.pathOf(area, version)
    await mkdir(join(target, '..'), { recursive: true })
    return target
  }

  get #incoming(): string {
    return join(this.folder, '.incoming')
  }
}
