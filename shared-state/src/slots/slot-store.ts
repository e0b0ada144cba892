import { makeAutoObservable, observable, runInAction } from 'mobx'
import type { Area, LoadContext, SlotFill } from '../contract/area.ts'
import type { Snapshot } from '../contract/release.ts'
import { slotKey, slotUseOf, type SlotUse } from '../contract/slots.ts'
import type { AreaLoader } from './area-loader.ts'

/** One area's content for a slot. `waiting`: not loaded yet; `failed`: not available; `deferred`: the server's HTML, without its code. */
export interface SlotPart {
  area: string
  state: 'waiting' | 'ready' | 'failed' | 'deferred'
  data?: unknown
}

export interface SlotDependencies {
  snapshot: Snapshot
  areas: AreaLoader
  /** The context for slot loaders, except their own signal. */
  context: () => Omit<LoadContext, 'signal' | 'params'>
  report: (area: string, stage: 'load' | 'render', error: unknown) => void
}

const defaultBudgetMs = 300

/** The slots of the current page: the areas that fill each, their loading states and data. */
export class SlotStore {
  parts = observable.map<string, SlotPart[]>({}, { deep: false })
  #dependencies: SlotDependencies
  /** Pending loads by slot and area; concurrent callers share one load. */
  #onTheWay = new Map<string, Promise<void>>()

  constructor(dependencies: SlotDependencies) {
    this.#dependencies = dependencies
    makeAutoObservable(this, { parts: false })
  }

  /** Areas of the snapshot that declare the slot, sorted by name. */
  fillersOf(name: string): string[] {
    const { areas } = this.#dependencies.snapshot
    return Object.keys(areas)
      .filter(area => areas[area]!.slots.includes(name))
      .sort()
  }

  fillOf(area: string, name: string): SlotFill | undefined {
    return this.#dependencies.areas.loaded(area)?.slots.find(fill => fill.slot === name)
  }

  /** Loads a slot's content; never rejects. With `budgeted`, late content is left `waiting` (the browser tries once more). */
  async load(use: SlotUse, options: { budgeted: boolean; signal: AbortSignal }): Promise<void> {
    const key = slotKey(use.name, use.props)
    const known = this.parts.get(key)
    const fillers = known?.filter(part => part.state === 'waiting').map(part => part.area) ?? this.fillersOf(use.name)
    if (!known)
      this.#put(
        key,
        fillers.map(area => ({ area, state: 'waiting' })),
      )
    await Promise.all(fillers.map(area => this.#loadOnce(key, area, use, options)))
  }

  /** Resets failed content to waiting, so that the component that shows it requests it again. */
  retry(key: string, area: string): void {
    this.#set(key, { area, state: 'waiting' })
  }

  /** Marks content that cannot be shown. */
  fail(key: string, area: string): void {
    this.#set(key, { area, state: 'failed' })
  }

  /** Resumes from the server's store: rendered content has its HTML, but its code is not loaded. */
  resume(state: readonly [key: string, parts: SlotPart[]][]): void {
    for (const [key, parts] of state)
      this.#put(
        key,
        parts.map(part => (part.state === 'ready' ? { ...part, state: 'deferred' } : part)),
      )
  }

  /** Fetches the code of deferred content. Returns whether it loaded; if not, the server's HTML stays. */
  async fetchCode(key: string, area: string): Promise<boolean> {
    try {
      await fillOfArea(await this.#dependencies.areas.load(area), slotUseOf(key).name).part.load()
      return true
    } catch (error) {
      this.#dependencies.report(area, 'load', error)
      return false
    }
  }

  /** Replaces the server's HTML of deferred content with the rendered component. */
  takeOver(key: string, area: string): void {
    const part = this.parts.get(key)?.find(known => known.area === area && known.state === 'deferred')
    if (part) this.#set(key, { ...part, state: 'ready' })
  }

  async #loadOnce(
    key: string,
    area: string,
    use: SlotUse,
    options: { budgeted: boolean; signal: AbortSignal },
  ): Promise<void> {
    const place = `${key} ${area}`
    if (this.#onTheWay.has(place)) {
      while (this.#onTheWay.has(place)) await this.#onTheWay.get(place)
      // Loaded by then, unless the first caller has cancelled.
      const waits = this.parts.get(key)?.some(part => part.area === area && part.state === 'waiting')
      if (options.budgeted || options.signal.aborted || !waits) return
    }
    const load = this.#loadPart(key, area, use, options).finally(() => this.#onTheWay.delete(place))
    this.#onTheWay.set(place, load)
    await load
  }

  async #loadPart(
    key: string,
    area: string,
    use: SlotUse,
    options: { budgeted: boolean; signal: AbortSignal },
  ): Promise<void> {
    const late = new AbortController()
    const signal = AbortSignal.any([options.signal, late.signal])
    const left = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const expireIn = (budgetMs: number) => setTimeout(() => late.abort(new Error('time budget spent')), budgetMs)
    let timer = options.budgeted ? expireIn(defaultBudgetMs) : undefined
    const work = async () => {
      const fill = fillOfArea(await Promise.race([this.#dependencies.areas.load(area), left]), use.name)
      if (options.budgeted && fill.budgetMs !== undefined) {
        clearTimeout(timer)
        timer = expireIn(fill.budgetMs)
      }
      const context = { ...this.#dependencies.context(), params: {}, signal }
      const [data] = await Promise.race([Promise.all([fill.load?.(use.props, context), fill.part.load()]), left])
      return data
    }
    try {
      const data = await work()
      this.#set(key, { area, state: 'ready', data })
    } catch (error) {
      if (options.signal.aborted) return
      this.#dependencies.report(area, 'load', error)
      this.#set(key, { area, state: options.budgeted ? 'waiting' : 'failed' })
    } finally {
      clearTimeout(timer)
    }
  }

  #put(key: string, parts: SlotPart[]): void {
    runInAction(() => this.parts.set(key, parts))
  }

  #set(key: string, part: SlotPart): void {
    const parts = this.parts.get(key) ?? []
    this.#put(
      key,
      parts.map(other => (other.area === part.area ? part : other)),
    )
  }
}

function fillOfArea(area: Area, name: string): SlotFill {
  const fill = area.slots.find(candidate => candidate.slot === name)
  if (!fill) throw new Error(`area ${area.name} declares the slot ${name} but does not fill it`)
  return fill
}
