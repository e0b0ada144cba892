import { LRUCache } from 'lru-cache'
import type { Transport, TransportAnswer, TransportRequest } from 'shared-state/api/transport'
import type { Product } from '../product.ts'
import { isShared, itemsOf } from './shared-answers.ts'

/** For how long an answer is remembered, in ms: a page may show data of which no change is told that is as much older than the page. */
const keptMs = 30_000
const mostAnswers = 500
/** Calls with longer names and inputs are made each time. */
const longestKey = 500

interface Kept {
  answer: TransportAnswer
  /** The items that it is about. */
  about: readonly string[]
}

/**
 * Answers of shared calls that the pages of the last seconds made, for the next pages that visitors without an account ask for: most calls of a page
 * are those of the frame, which every page makes. An answer is dropped when an item that it is about changes.
 */
export class StoredAnswers {
  readonly #answers = new LRUCache<string, Kept>({ max: mostAnswers, ttl: keptMs })
  /** Number of changes heard so far: an answer that was asked for before the last one may be outdated. */
  #changes = 0
  isOpen = false

  /** Calls as a page in this language makes them. `itemsShown` names further items of an answer's data. */
  through(transport: Transport, lang: string, itemsShown: Product['itemsShown']): Transport {
    return {
      needsToken: transport.needsToken,
      send: async request => {
        const { declaration, input } = request
        const key = JSON.stringify([declaration.name, lang, input])
        if (!this.isOpen || !isShared(request) || key.length > longestKey) return transport.send(request)
        return this.#answers.get(key)?.answer ?? this.#ask(key, transport, request, itemsShown)
      },
    }
  }

  /** Drops the answers that are about one of the items. */
  drop(items: readonly string[]): void {
    this.#changes += 1
    const changed = new Set(items)
    for (const [key, { about }] of this.#answers) if (about.some(item => changed.has(item))) this.#answers.delete(key)
  }

  clear(): void {
    this.#changes += 1
    this.#answers.clear()
  }

  async #ask(
    key: string,
    transport: Transport,
    request: TransportRequest,
    itemsShown: Product['itemsShown'],
  ): Promise<TransportAnswer> {
    const before = this.#changes
    const answer = await transport.send(request)
    if (answer.status < 300 && answer.body.succeed && this.isOpen && this.#changes === before)
      this.#answers.set(key, { answer, about: itemsOf(request, answer, itemsShown) })
    return answer
  }
}
