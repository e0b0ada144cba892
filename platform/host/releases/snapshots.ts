import type { ReleaseRecord, Snapshot, SnapshotArea } from 'shared-state/contract/release'
import { within } from 'shared-state/time/within'
import type { FetchReleases } from './bucket/release-bucket.ts'
import { Preparing, type Prepare } from './preparing.ts'
import type { ReleaseName } from './release-name.ts'
import type { Pointer, ReleaseRegister } from './release-register.ts'

/** Backstop for a lost notification: the revision is read again at this interval. */
const pollMs = 2_000
/**
 * Longest wait for files from the bucket. If files arrive later, loading is retried; until then the release counts as one that cannot be
 * loaded.
 */
const fetchTimeoutMs = 5_000

/** area → version that a visitor is pinned to. */
export type Pins = Readonly<Record<string, string>>

/** The inputs that decide which releases a visitor gets. */
export interface SnapshotChoice {
  pins?: Pins
  /** 0-9999, permanent for each visitor; a canary of p percent is for those below p × 100. Absent: no canary. */
  bucket?: number | undefined
}

const keyOf = ({ area, version }: ReleaseName) => `${area} ${version}`

/** This process's view of releases and pointers, and the snapshots made from it. */
export class Snapshots {
  #register: ReleaseRegister
  #fetchReleases: FetchReleases
  #records = new Map<string, ReleaseRecord>()
  #pointers: Pointer[] = []
  #revoked = new Set<string>()
  #epoch = 0
  /** Snapshots of visitors without pins, by the canaries that they are in; until releases change. */
  #frozen = new Map<string, Snapshot | undefined>()
  #revision = -1
  #refreshing: Promise<void> = Promise.resolve()
  #stop: (() => Promise<void>) | undefined
  #poll: NodeJS.Timeout | undefined
  #onError: (error: unknown) => void
  #preparing: Preparing | undefined
  #onSeen: ((revision: number) => void | Promise<void>)[] = []

  constructor(
    register: ReleaseRegister,
    onError: (error: unknown) => void,
    fetchReleases: FetchReleases = async () => {},
  ) {
    this.#register = register
    this.#onError = onError
    this.#fetchReleases = fetchReleases
  }

  /** `listener` is notified of each revision once this process has applied it. */
  onRevision(listener: (revision: number) => void | Promise<void>): void {
    this.#onSeen.push(listener)
  }

  /** `prepare` is called before visitors get an activated release; a rollback never waits for it. */
  beforeActivation(prepare: Prepare): void {
    this.#preparing = new Preparing(prepare, this.#onError)
  }

  /** Reads everything, then follows changes: immediately by notification, or within seconds by polling. */
  async follow(): Promise<void> {
    await this.refresh()
    const refreshQuietly = () => void this.refresh().catch(this.#onError)
    this.#stop = await this.#register.onChange(refreshQuietly)
    this.#poll = setInterval(refreshQuietly, pollMs).unref()
  }

  /** Resolves when this process has applied the state that the database had at the time of the call. Reads run one at a time. */
  refresh(): Promise<void> {
    void this.#register.revision().then(
      revision => this.#preparing?.outdate(revision),
      () => undefined, // the read below reports it
    )
    this.#refreshing = this.#refreshing.catch(() => undefined).then(() => this.#read())
    return this.#refreshing
  }

  async stop(): Promise<void> {
    clearInterval(this.#poll)
    await this.#stop?.()
  }

  /** The number of the newest revocation this process knows of. */
  get epoch(): number {
    return this.#epoch
  }

  get pointers(): readonly Pointer[] {
    return this.#pointers
  }

  /** Records of the stable releases: those served unless a pin, a canary or a failure selects another. */
  get stable(): ReleaseRecord[] {
    return this.#pointers.flatMap(({ area, stable }) => this.recordOf(area, stable) ?? [])
  }

  /** The releases that pointers name, as stable, canary or previous: `area version`. */
  get named(): string[] {
    return this.#pointers.flatMap(namedBy).map(keyOf)
  }

  isRevoked = (release: ReleaseName): boolean => this.#revoked.has(keyOf(release))

  get hasCanary(): boolean {
    return this.#pointers.some(({ canary }) => canary)
  }

  /** The record of a release that a pointer names or that know() has fetched. */
  recordOf(area: string, version: string): ReleaseRecord | undefined {
    return this.#records.get(keyOf({ area, version }))
  }

  /** Fetches the records named by pins, so that freeze() can use them, and any files that this machine lacks. */
  async know(pins: Pins): Promise<void> {
    const names = Object.entries(pins).map(([area, version]) => ({ area, version }))
    await this.#fetchRecords(names)
    await this.#bringInTime(names.filter(name => this.#records.has(keyOf(name))))
  }

  /**
   * Chooses the release of each area for a visitor: pin before canary before stable. Undefined while no shell is released. Visitors without
   * pins who get the same releases get the same object.
   */
  freeze({ pins = {}, bucket }: SnapshotChoice = {}): Snapshot | undefined {
    if (Object.keys(pins).length > 0) return this.#choose(pins, bucket)
    const canaries = this.#pointers.filter(pointer => this.#canaryFor(pointer, bucket)).map(({ area }) => area)
    const name = canaries.join()
    if (!this.#frozen.has(name)) this.#frozen.set(name, this.#choose({}, bucket))
    return this.#frozen.get(name)
  }

  #choose(pins: Pins, bucket: number | undefined, pointers = this.#pointers): Snapshot | undefined {
    const pinned: Record<string, string> = {}
    const chosen: Record<string, SnapshotArea> = {}
    for (const pointer of pointers) {
      const { area } = pointer
      const pin = pins[area] !== undefined && Object.hasOwn(pins, area) ? this.#usable(area, pins[area]) : undefined
      if (pin) pinned[area] = pin.version
      const record = pin ?? this.#canaryFor(pointer, bucket) ?? this.recordOf(area, pointer.stable)
      if (record) chosen[area] = toSnapshotArea(record)
    }
    const { shell, ...areas } = chosen
    return shell && { shell, areas, pinned, epoch: this.#epoch }
  }

  /**
   * The fallback for an area whose `version` failed: the stable release, or else the previous one, whichever is neither revoked nor the one
   * that failed.
   */
  fallbackOf(area: string, version: string): SnapshotArea | undefined {
    const pointer = this.#pointers.find(known => known.area === area)
    const candidates = [pointer?.stable, pointer?.previous].filter(candidate => candidate && candidate !== version)
    const record = candidates.map(candidate => this.#usable(area, candidate!)).find(found => found !== undefined)
    return record && toSnapshotArea(record)
  }

  #canaryFor({ area, canary }: Pointer, bucket: number | undefined): ReleaseRecord | undefined {
    return canary && bucket !== undefined && bucket < canary.percent * 100
      ? this.#usable(area, canary.version)
      : undefined
  }

  #usable(area: string, version: string): ReleaseRecord | undefined {
    return this.#revoked.has(keyOf({ area, version })) ? undefined : this.recordOf(area, version)
  }

  async #read(): Promise<void> {
    // Read before the rest: a change made in between is then picked up by the next read.
    const revision = await this.#register.revision()
    const served = this.#pointers.flatMap(namedBy)
    // Fetches missing files again; nothing waits for this, least of all a rollback.
    void this.#fetchReleases(served)
    if (revision === this.#revision) return
    const [pointers, { epoch, revoked }] = await Promise.all([this.#register.pointers(), this.#register.revocations()])
    const named = pointers.flatMap(namedBy)
    const isNamed = new Set(named.map(keyOf))
    await this.#fetchRecords(named)
    const pinned = [...this.#records.values()].filter(record => !isNamed.has(keyOf(record)))
    if (pinned.length > 0)
      for (const pruned of await this.#register.prunedAmong(pinned)) this.#records.delete(keyOf(pruned))
    const wasServed = new Set(served.map(keyOf))
    await this.#bringInTime(named.filter(name => !wasServed.has(keyOf(name))))
    if (this.#isActivation(pointers, epoch)) await this.#prepare(revision, pointers)
    this.#pointers = pointers
    this.#revoked = new Set(revoked.map(keyOf))
    this.#epoch = epoch
    this.#frozen.clear()
    this.#revision = revision
    for (const listener of this.#onSeen) await listener(revision)
  }

  /** Whether an area gets another release than the two that visitors had, and none is revoked at the same time. */
  #isActivation(pointers: Pointer[], epoch: number): boolean {
    const before = new Map(this.#pointers.map(pointer => [pointer.area, pointer]))
    const isNew = ({ area, stable }: Pointer) => {
      const known = before.get(area)
      return known !== undefined && known.stable !== stable && known.previous !== stable
    }
    return epoch === this.#epoch && pointers.some(isNew)
  }

  async #prepare(revision: number, pointers: Pointer[]): Promise<void> {
    const next = this.#choose({}, undefined, pointers)
    if (next) await this.#preparing?.run(revision, next)
  }

  /** Waits for release files up to the limit; late files still arrive, but nothing waits for them. */
  #bringInTime(names: ReleaseName[]): Promise<void> {
    return within(fetchTimeoutMs, this.#fetchReleases(names), () => undefined)
  }

  /** Records never change, so each is fetched once. */
  async #fetchRecords(names: ReleaseName[]): Promise<void> {
    const missing = names.filter(name => !this.#records.has(keyOf(name)))
    for (const record of await this.#register.records(missing)) this.#records.set(keyOf(record), record)
  }
}

const namedBy = ({ area, stable, previous, canary }: Pointer): ReleaseName[] =>
  [stable, previous, canary?.version]
    .filter(version => version !== null && version !== undefined)
    .map(version => ({ area, version }))

/** Every page contains basic Latin text; fonts for further letters (`-ext-`) load only when a page needs them. */
const isEarlyFont = (path: string): boolean =>
  path.startsWith('web/') && path.endsWith('.woff2') && !path.includes('-ext-')

/** A release as a page refers to it: addresses from the site's root. */
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
    fonts: Object.keys(record.files).filter(isEarlyFont).map(fileOf),
    strings: Object.fromEntries(Object.entries(record.web.strings).map(([lang, path]) => [lang, fileOf(path)])),
    addresses: record.addresses,
    slots: record.slots,
    ...(record.lists && { lists: record.lists }),
    menu: record.menu,
    down: record.down,
  }
}
