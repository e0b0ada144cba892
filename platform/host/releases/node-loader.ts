import { createRequire, isBuiltin } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { Area } from 'shared-state/contract/area'
import type { ReleaseRecord } from 'shared-state/contract/release'
import type { ShellModule } from 'shared-state/contract/shell-module'
import { isPublicLanguage } from 'shared-state/i18n/languages'
import type { Dictionary } from 'shared-state/i18n/text'
import { builtInModules } from '../sandbox/built-in-modules.ts'
import { forgetContainersOf } from './forget-containers.ts'
import type { ReleaseStore } from './release-store.ts'
import { longestRequestMs, ReleaseTimers } from './release-timers.ts'

/** How long a failed load is remembered, in ms, so that a missing release is not looked up again on every request. */
const failureMemoryMs = 3_000
/** Number of releases that stay loaded although no pointer names them: pinned ones, and those still needed by late requests. */
const MOST_UNNAMED = 6

const builtIn = createRequire(import.meta.url)

interface Container {
  init(scope: object): unknown
  get(key: string): Promise<() => { area: Area }>
}

export interface LoadedArea {
  area: Area
  dictionaryOf: (lang: string) => Promise<Dictionary>
}

/** A release whose code left timers running that no request can still be waiting for. */
export interface LeakedTimers {
  area: string
  version: string
  timers: number
}

interface Loaded {
  record: ReleaseRecord
  running: ReleaseTimers
  /** Values derived from the release: its code, its area within a shell, its texts. */
  values: Map<string, { value: Promise<unknown>; failedAt?: number }>
}

/**
 * Loads releases into this process, any number of versions of an area in parallel. Code is compiled as a function with its own module
 * cache: Node's `require`, `vm.Script` and the federation runtime's loader each retain or mix up versions
 * (docs/decisions/0003-node-loader.md). Unused releases are unloaded, least recently used first.
 */
export class NodeLoader {
  #store: Pick<ReleaseStore, 'pathOf' | 'readVerified'>
  #isNamed: (record: ReleaseRecord) => boolean
  /** In order of last use. */
  #releases = new Map<string, Loaded>()
  /** Unloaded releases whose timers may still belong to a late request. */
  #leaving: { area: string; version: string; running: ReleaseTimers; since: number }[] = []

  /** `isNamed` tells whether a pointer names a release; such releases are never unloaded. */
  constructor(
    store: Pick<ReleaseStore, 'pathOf' | 'readVerified'>,
    isNamed: (record: ReleaseRecord) => boolean = () => true,
  ) {
    this.#store = store
    this.#isNamed = isNamed
  }

  loadShell(record: ReleaseRecord): Promise<ShellModule> {
    return this.#once(record, 'shell', async running => {
      const shell = (await this.#evaluate(record, running)) as ShellModule
      shell.provideFederationCore()
      return shell
    })
  }

  /** Loads an area's release with the shared modules of one shell release. */
  loadArea(record: ReleaseRecord, shellRecord: ReleaseRecord): Promise<LoadedArea> {
    return this.#once(record, inShell(shellRecord), async running => {
      const shell = await this.loadShell(shellRecord)
      // The federation runtime identifies containers by name; in another shell, the same release is a different container.
      const container = (await this.#evaluate(record, running, containerIn(record, shellRecord))) as Container
      await container.init(shell.createShareScope())
      const { area } = (await container.get('./area'))()
      if (area?.name !== record.area) throw new Error(`${record.area} ${record.version} does not expose its area`)
      return { area, dictionaryOf: lang => this.dictionaryOf(record, lang) }
    })
  }

  /** The texts of a release in one language; empty if the language is not public and the release does not have it. */
  dictionaryOf(record: ReleaseRecord, lang: string): Promise<Dictionary> {
    return this.#once(record, `texts ${lang}`, async () => {
      const file = record.web.strings[lang]
      if (!file && !isPublicLanguage(lang)) return {}
      if (!file) throw new Error(`${record.area} ${record.version} has no texts in ${lang}`)
      return JSON.parse(await this.#store.readVerified(record, file)) as Dictionary
    })
  }

  /**
   * Timers that releases have left running since the last call; to be called every few seconds. Timers of unloaded releases are stopped.
   */
  leakedTimers(): LeakedTimers[] {
    const gone = this.#leaving.filter(({ since }) => Date.now() - since > longestRequestMs)
    this.#leaving = this.#leaving.filter(leaving => !gone.includes(leaving))
    const left = [
      ...gone.map(({ area, version, running }) => ({ area, version, timers: running.end() })),
      ...this.#leaving.map(({ area, version, running }) => ({ area, version, timers: running.countLeft() })),
      ...[...this.#releases.values()].map(({ record: { area, version }, running }) => ({
        area,
        version,
        timers: running.countLeft(),
      })),
    ]
    return left.filter(({ timers }) => timers > 0)
  }

  /** Number of releases that this process holds. */
  get size(): number {
    return this.#releases.size
  }

  async #evaluate(record: ReleaseRecord, running: ReleaseTimers, container = record.container): Promise<unknown> {
    const { area, version, node } = record
    const filename = join(this.#store.pathOf(area, version), node.entry)
    const code = (await this.#store.readVerified(record, node.entry)).replaceAll(record.container, container)
    const module = { exports: {} as unknown }
    const given = {
      exports: module.exports,
      require: (name: string) => requireBuiltIn(name, `${area} ${version}`),
      module,
      __filename: filename,
      __dirname: join(filename, '..'),
      ...running.functions,
    }
    compileFunction(code, Object.keys(given), { filename })(...Object.values(given))
    return module.exports
  }

  #once<Value>(record: ReleaseRecord, what: string, load: (running: ReleaseTimers) => Promise<Value>): Promise<Value> {
    const { values, running } = this.#use(record)
    const known = values.get(what)
    if (known && !(known.failedAt && known.failedAt + failureMemoryMs < Date.now()))
      return known.value as Promise<Value>
    const entry: { value: Promise<Value>; failedAt?: number } = { value: load(running) }
    entry.value.catch(() => (entry.failedAt = Date.now()))
    values.set(what, entry)
    return entry.value
  }

  #use(record: ReleaseRecord): Loaded {
    const key = `${record.area} ${record.version}`
    const known = this.#releases.get(key)
    this.#releases.delete(key)
    const used = known ?? { record, running: new ReleaseTimers(), values: new Map() }
    this.#releases.set(key, used)
    if (!known) this.#letGo()
    return used
  }

  #letGo(): void {
    const unnamed = [...this.#releases].filter(([, { record }]) => !this.#isNamed(record))
    for (const [key, { record, running }] of unnamed.slice(0, -MOST_UNNAMED)) {
      this.#releases.delete(key)
      this.#leaving.push({ area: record.area, version: record.version, running, since: Date.now() })
      forgetContainersOf(record.container)
      if (record.area === 'shell') for (const { values } of this.#releases.values()) values.delete(inShell(record))
    }
  }
}

const inShell = ({ version }: ReleaseRecord) => `area in shell ${version}`
const containerIn = ({ container }: ReleaseRecord, shell: ReleaseRecord) => `${container}__in_${shell.container}`

/** A release bundles its own libraries; from outside it may use only those of Node's built-in modules that merely compute. */
function requireBuiltIn(name: string, release: string): unknown {
  if (builtInModules.has(name.replace(/^node:/, ''))) return builtIn(name)
  throw new Error(
    isBuiltin(name)
      ? `${release} requires '${name}', which releases may not use`
      : `${release} requires '${name}', which it must bundle itself`,
  )
}
