import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseFile, ReleaseRecord, Snapshot, SnapshotArea } from 'shared-state/contract/release'
import type { ReleaseRegister } from '../releases/release-register.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import { Snapshots } from '../releases/snapshots.ts'

/** Snapshots of the watched builds (platform/build/dev-builds.ts): always the newest that worked, regardless of releases and pins. */
export class DevSnapshots extends Snapshots {
  #store: ReleaseStore
  #origin: string

  constructor(options: { register: ReleaseRegister; store: ReleaseStore; origin: string }) {
    super(options.register, () => undefined)
    this.#store = options.store
    this.#origin = options.origin
  }

  /** Nothing to follow: the current state is read from the folder each time. */
  override async follow(): Promise<void> {}
  override async refresh(): Promise<void> {}
  override async know(): Promise<void> {}
  override fallbackOf(): undefined {}

  override recordOf(area: string, version: string): ReleaseRecord {
    return JSON.parse(readFileSync(join(this.#store.pathOf(area, version), 'release.json'), 'utf8')) as ReleaseRecord
  }

  override get stable(): ReleaseRecord[] {
    const current = JSON.parse(readFileSync(join(this.#store.folder, 'current.json'), 'utf8')) as Record<string, string>
    return Object.entries(current).map(([area, version]) => this.recordOf(area, version))
  }

  override freeze(): Snapshot | undefined {
    const { shell, ...areas } = Object.fromEntries(this.stable.map(record => [record.area, this.#asServed(record)]))
    return shell && { shell, areas, pinned: {}, epoch: 0 }
  }

  /** Files come from the build server, which changes their content but not their names, so there is no hash to check. */
  #asServed({ area, version, container, web, addresses, slots, lists, menu, down }: ReleaseRecord): SnapshotArea {
    const fileOf = (path: string): ReleaseFile => ({ href: `${this.#origin}/${area}/${path}`, integrity: '' })
    return {
      version,
      container,
      entry: fileOf(web.entry),
      css: web.css.map(fileOf),
      strings: Object.fromEntries(Object.entries(web.strings).map(([lang, path]) => [lang, fileOf(path)])),
      addresses,
      slots,
      ...(lists && { lists }),
      menu,
      down,
    }
  }
}
