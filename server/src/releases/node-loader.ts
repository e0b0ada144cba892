import { createRequire, isBuiltin } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { Area } from 'shared-state/contract/area'
import type { Dictionary } from 'shared-state/i18n/text'
import type { ReleaseRecord } from 'shared-state/contract/release'
import type { ShellModule } from 'shared-state/contract/shell-module'
import type { ReleaseStore } from './release-store.ts'

/** Milliseconds a failed load is remembered, so that a missing release is not sought again for every request. */
const failureMemoryMs = 3_000

const builtIn = createRequire(import.meta.url)

interface Container {
  init(scope: object): unknown
  get(key: string): Promise<() => { area: Area }>
}

export interface LoadedArea {
  area: Area
  dictionaryOf: (lang: string) => Promise<Dictionary>
}

/**
 * Loads releases into this process, any number of versions of an area side by side. Code is compiled as a function
 * with a module cache of its own: Node's `require`, `vm.Script` and the federation runtime's loader each keep or mix
 * versions (docs/decisions/0003-node-loader.md).
 */
export class NodeLoader {
  #store: ReleaseStore
  #loads = new Map<string, { value: Promise<unknown>; failedAt?: number }>()

  constructor(store: ReleaseStore) {
    this.#store = store
  }

  loadShell(record: ReleaseRecord): Promise<ShellModule> {
    return this.#once(`shell ${record.version}`, async () => {
      const shell = (await this.#evaluate(record)) as ShellModule
      shell.provideFederationCore()
      return shell
    })
  }

  /** An area's release, made with the shared modules of one shell release. */
  loadArea(record: ReleaseRecord, shellRecord: ReleaseRecord): Promise<LoadedArea> {
    return this.#once(`${record.area} ${record.version} in shell ${shellRecord.version}`, async () => {
      const shell = await this.loadShell(shellRecord)
      const container = (await this.#evaluate(record)) as Container
      await container.init(shell.createShareScope())
      const { area } = (await container.get('./area'))()
      if (area?.name !== record.area) throw new Error(`${record.area} ${record.version} exposes no area of its name`)
      return { area, dictionaryOf: lang => this.dictionaryOf(record, lang) }
    })
  }

  /** The texts of a release in one language. */
  dictionaryOf(record: ReleaseRecord, lang: string): Promise<Dictionary> {
    return this.#once(`${record.area} ${record.version} texts ${lang}`, async () => {
      const file = record.web.strings[lang]
      if (!file) throw new Error(`${record.area} ${record.version} has no texts in ${lang}`)
      return JSON.parse(await this.#store.readText(record.area, record.version, file)) as Dictionary
    })
  }

  async #evaluate({ area, version, node }: ReleaseRecord): Promise<unknown> {
    const filename = join(this.#store.pathOf(area, version), node.entry)
    const code = await this.#store.readText(area, version, node.entry)
    const module = { exports: {} as unknown }
    const run = compileFunction(code, ['exports', 'require', 'module', '__filename', '__dirname'], { filename })
    run(module.exports, (name: string) => requireBuiltIn(name, `${area} ${version}`), module, filename, join(filename, '..'))
    return module.exports
  }

  #once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.#loads.get(key)
    if (known && !(known.failedAt && known.failedAt + failureMemoryMs < Date.now())) return known.value as Promise<Value>
    const entry: { value: Promise<Value>; failedAt?: number } = { value: load() }
    entry.value.catch(() => (entry.failedAt = Date.now()))
    this.#loads.set(key, entry)
    return entry.value
  }
}

/** A release carries its libraries; from outside it gets Node's own modules and nothing else. */
function requireBuiltIn(name: string, release: string): unknown {
  if (isBuiltin(name)) return builtIn(name)
  throw new Error(`release ${release} requires '${name}', which it has to carry itself`)
}
