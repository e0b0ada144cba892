import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { isReleaseName, type ReleaseStore } from './release-store.ts'

/** Length of a SHA-384 hash in base64url. */
const hashLength = 64

export const isScriptHash = (hash: string): boolean => hash.length === hashLength

/** A hash from an address as records state it. */
export const integrityWith = (hash: string): string => `sha384-${hash.replaceAll('-', '+').replaceAll('_', '/')}`

interface Known {
  /** Versions that have been read. */
  versions: Set<string>
  /** Integrity of a script → a version that has it, and the file in its folder. */
  paths: Map<string, { version: string; file: string }>
}

/**
 * Finds scripts of an area's releases by their hash. Releases that have the same script share its address, so browsers do not fetch again
 * what an earlier release had too. The records of the releases in the store are read once.
 */
export class ReleaseScripts {
  readonly #store: ReleaseStore
  readonly #known = new Map<string, Known>()

  constructor(store: ReleaseStore) {
    this.#store = store
  }

  /** Path of the script with this hash (base64url); undefined if no release in this machine's store has it. */
  async pathOf(area: string, hash: string): Promise<string | undefined> {
    if (!isScriptHash(hash)) return undefined
    const found = (await this.#knownOf(area))?.paths.get(integrityWith(hash))
    return found && join(this.#store.pathOf(area, found.version), found.file)
  }

  /** Reads the records of releases that came since, and forgets everything if a release is gone. */
  async #knownOf(area: string): Promise<Known | undefined> {
    if (!isReleaseName(area, '0.0.0')) return undefined
    const folders = await readdir(join(this.#store.folder, area)).catch(() => undefined)
    if (!folders) return undefined
    const versions = new Set(folders.filter(version => isReleaseName(area, version)))
    let known = this.#known.get(area)
    if (!known || !known.versions.isSubsetOf(versions)) this.#known.set(area, (known = emptyKnown()))
    for (const version of versions.difference(known.versions)) {
      const { files }: ReleaseRecord = JSON.parse(await this.#store.readText(area, version, 'release.json'))
      for (const [file, { integrity }] of Object.entries(files))
        if (file.startsWith('web/') && file.endsWith('.js')) known.paths.set(integrity, { version, file })
      known.versions.add(version)
    }
    return known
  }
}

const emptyKnown = (): Known => ({ versions: new Set(), paths: new Map() })
