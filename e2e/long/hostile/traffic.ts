import { Random, WeightedIndex } from 'sample-data/random'
import { callRequest } from './call-requests.ts'
import { truncatedRequest, malformedRequest, pipelinedRequest } from './connection-requests.ts'
import { exchange } from './exchange.ts'
import { formRequest, pageRequest } from './page-requests.ts'
import type { Tally } from './tally.ts'
import { targetRequest } from './target-requests.ts'
import { beaconRequest, eventRequest, releaseCommandRequest } from './watch-requests.ts'
import type { MakeRequest, World } from './world.ts'

/** Relative shares of the requests. */
const kinds: readonly (readonly [share: number, make: MakeRequest])[] = [
  [42, callRequest],
  [14, pageRequest],
  [12, formRequest],
  [10, targetRequest],
  [6, beaconRequest],
  [4, eventRequest],
  [3, releaseCommandRequest],
  [5, truncatedRequest],
  [3, malformedRequest],
  [1, pipelinedRequest],
]
const byShare = new WeightedIndex(kinds.map(([share]) => share))

export interface TrafficOptions {
  port: number
  seed: string
  rate: number
  concurrency: number
}

/**
 * Sends hostile requests at a steady rate. Each is derived only from the seed and its own number, independent of earlier responses. A
 * request is skipped if too many are waiting for a response: this is hostility, not a flood.
 */
export class Traffic {
  readonly #options: TrafficOptions
  readonly #world: () => Omit<World, 'random'>
  readonly #tally: Tally
  #timer: NodeJS.Timeout | undefined
  #waiting = 0
  #turn = 0

  constructor(options: TrafficOptions, world: () => Omit<World, 'random'>, tally: Tally) {
    this.#options = options
    this.#world = world
    this.#tally = tally
  }

  start(): void {
    const { rate, concurrency } = this.#options
    const began = performance.now()
    this.#timer = setInterval(() => {
      const due = Math.floor(((performance.now() - began) * rate) / 1_000)
      while (this.#turn < due) {
        if (this.#waiting < concurrency) void this.#send(this.#turn++)
        else this.#turn += this.#tally.leaveOut()
      }
    }, 10)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #send(turn: number): Promise<void> {
    this.#waiting++
    const random = new Random(`${this.#options.seed} ${turn}`)
    const [, make] = kinds[byShare.draw(random)]!
    const request = make({ ...this.#world(), random })
    const began = this.#tally.began(request)
    const answered = await exchange(this.#options.port, request)
    this.#tally.count({ turn, request, answered, began })
    this.#waiting--
  }
}
