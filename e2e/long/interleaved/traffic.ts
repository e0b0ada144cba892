import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Random, WeightedIndex } from 'sample-data/random'
import { askPage, encodings } from './ask-page.ts'
import type { Judge } from './judge.ts'
import type { Tally } from './tally.ts'
import type { Visiting } from './visitors.ts'

interface Deps {
  origin: string
  seed: string
  /** Page addresses with their language. */
  pages: readonly string[]
  visitors: readonly Visiting[]
  judge: Judge
  tally: Tally
}

/** Requests a second, and connections that are kept. */
const rate = 60
const connections = 8
/** How often a visitor has the page already. */
const knownShare = 0.15

/**
 * Requests pages in random order: which visitor, which address, which encoding depends on the seed and the number of the request alone. The
 * address at place n of a random order is asked for 1/n as often as the first, as on any site.
 */
export class Traffic {
  readonly #deps: Deps
  readonly #ranked: readonly string[]
  readonly #pages: WeightedIndex
  readonly #visitors: WeightedIndex
  /** ETag of the last answer by visitor and address. */
  readonly #known = new Map<string, string>()
  #turn = 0
  #isRunning = true
  #began = Date.now()
  readonly #loops: Promise<void>[]

  constructor(deps: Deps) {
    this.#deps = deps
    const random = new Random(`${deps.seed} order of addresses`)
    const drawn = deps.pages.map(page => ({ page, at: random.next() }))
    this.#ranked = drawn.sort((one, other) => one.at - other.at).map(({ page }) => page)
    this.#pages = new WeightedIndex(this.#ranked.map((_page, rank) => 1 / (rank + 1)))
    this.#visitors = new WeightedIndex(deps.visitors.map(({ weight }) => weight))
    this.#loops = Array.from({ length: connections }, () => this.#loop())
  }

  get asked(): number {
    return this.#turn
  }

  async stop(): Promise<void> {
    this.#isRunning = false
    await Promise.all(this.#loops)
  }

  async #loop(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (this.#isRunning) {
      const turn = ++this.#turn
      await sleep(Math.max(0, this.#began + (turn * 1_000) / rate - Date.now()))
      await this.#ask(turn, agent)
    }
    agent.destroy()
  }

  async #ask(turn: number, agent: Agent): Promise<void> {
    const { origin, seed, visitors, judge, tally } = this.#deps
    const random = new Random(`${seed} ${turn}`)
    const visitor = visitors[this.#visitors.draw(random)]!
    const rank = this.#pages.draw(random)
    const path = this.#ranked[visitor.mostPages === undefined ? rank : rank % visitor.mostPages]!
    const name = `${visitor.name} ${path}`
    const etag = random.chance(knownShare) ? this.#known.get(name) : undefined
    const headers = { ...visitor.headers, ...(etag !== undefined && { 'If-None-Match': etag }) }
    try {
      const answer = await askPage(origin, path, { agent, headers, accepts: random.pick(encodings) })
      tally.count(turn, path, visitor, answer, judge.judge(path, visitor, answer))
      if (answer.headers.etag !== undefined) this.#known.set(name, answer.headers.etag)
    } catch (error) {
      tally.fail(turn, visitor.name, path, [String(error)])
    }
  }
}
