import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { OrderRefused } from '../control/order-refused.ts'

const versionPattern = /^\d+\.\d+\.\d+([-+][0-9A-Za-z.-]+)*$/
const namePattern = /^[a-z][a-z0-9-]{0,39}$/

export const isReleaseName = (area: string, version: string): boolean => namePattern.test(area) && versionPattern.test(version) && version.length <= 100

export const integrityOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** A copy of a built folder that nobody serves and nobody else writes. */
export interface IncomingRelease {
  folder: string
  /** Makes it the release of that name, in place of what an interrupted publish has left there. */
  place(area: string, version: string): Promise<void>
  /** Removes it, unless it was placed. */
  drop(): Promise<void>
}

/** Immutable folders `{area}/{version}/{web,node}` with their `release.json`. Bytes only: which one is served says the pointer. */
export class ReleaseStore {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  pathOf(area: string, version: string): string {
    if (!isReleaseName(area, version)) throw new OrderRefused(`'${area} ${version}' is not a release's name`)
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

  /** Copies a built folder beside the releases, so that what is checked there is what is placed. */
  async take(builtFolder: string): Promise<IncomingRelease> {
    const folder = join(this.#incoming, randomUUID())
    const drop = () => rm(folder, { recursive: true, force: true })
    await mkdir(this.#incoming, { recursive: true })
    try {
      await cp(builtFolder, folder, { recursive: true, verbatimSymlinks: true })
    } catch (error) {
      await drop()
      throw new OrderRefused(`${builtFolder} cannot be copied: ${(error as Error).message}`, { cause: error })
    }
    const place = async (area: string, version: string) => {
      const target = this.pathOf(area, version)
      await rm(target, { recursive: true, force: true })
      await mkdir(join(target, '..'), { recursive: true })
      await rename(folder, target)
    }
    return { folder, place, drop }
  }

  /** Removes what publishes have left that were killed. */
  async clearIncoming(): Promise<void> {
    await rm(this.#incoming, { recursive: true, force: true })
  }

  get #incoming(): string {
    return join(this.folder, '.incoming')
  }
}
