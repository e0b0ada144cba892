import type { ReleaseRecord, Snapshot, SnapshotArea } from 'shared-state/contract/release'
import type { Pointer, PublishedRelease, ReleaseRegister } from './release-register.ts'

/** Backstop for a notification that was lost: pointers are read again this often. */
const pollMs = 2_000

/** area → version, what a visitor is pinned to. */
export type Pins = Readonly<Record<string, string>>

/** What this process knows of releases and pointers, and the snapshots made from it. */
export class Snapshots {
  #register: ReleaseRegister
  #records = new Map<string, ReleaseRecord>()
  #pointers: Pointer[] = []
  #stop: (() => Promise<void>) | undefined
  #poll: NodeJS.Timeout | undefined
  #onError: (error: unknown) => void

  constructor(register: ReleaseRegister, onError: (error: unknown) => void) {
    this.#register = register
    this.#onError = onError
  }

  /** Reads everything, then follows changes: by notification at once, by poll within seconds. */
  async follow(): Promise<void> {
    await this.refresh()
    const refreshQuietly = () => void this.refresh().catch(this.#onError)
    this.#stop = await this.#register.onChange(refreshQuietly)
    this.#poll = setInterval(refreshQuietly, pollMs).unref()
  }

  async refresh(): Promise<void> {
    const [releases, pointers] = await Promise.all([this.#register.releases(), this.#register.pointers()])
    this.#records = new Map(releases.map(({ record }: PublishedRelease) => [`${record.area} ${record.version}`, record]))
    this.#pointers = pointers
  }

  async stop(): Promise<void> {
    clearInterval(this.#poll)
    await this.#stop?.()
  }

  recordOf(area: string, version: string): ReleaseRecord | undefined {
    return this.#records.get(`${area} ${version}`)
  }

  /** Which release of each area a visitor with these pins gets. Undefined as long as no shell is released. */
  freeze(pins: Pins): Snapshot | undefined {
    const pinned: Record<string, string> = {}
    const chosen: Record<string, SnapshotArea> = {}
    for (const { area, stable } of this.#pointers) {
      const pin = pins[area] === undefined ? undefined : this.recordOf(area, pins[area])
      const record = pin ?? this.recordOf(area, stable)
      if (pin) pinned[area] = pin.version
      if (record) chosen[area] = toSnapshotArea(record)
    }
    const { shell, ...areas } = chosen
    return shell && { shell, areas, pinned }
  }
}

/** A release as a page names it: addresses from the site's root. */
export function toSnapshotArea(record: ReleaseRecord): SnapshotArea {
  const fileOf = (path: string) => ({
    href: `/releases/${record.area}/${record.version}/${path}`,
    integrity: record.files[path]!.integrity,
  })
  return {
    version: record.version,
    container: record.container,
    entry: fileOf(record.web.entry),
    css: record.web.css.map(fileOf),
    strings: Object.fromEntries(Object.entries(record.web.strings).map(([lang, path]) => [lang, fileOf(path)])),
    addresses: record.addresses,
    slots: record.slots,
    menu: record.menu,
    down: record.down,
  }
}
