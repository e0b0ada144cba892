import { LRUCache } from 'lru-cache'
import type { Transport, TransportAnswer } from 'shared-state/api/transport'
import { isShared } from './shared-answers.ts'

/** For how long an answer is remembered, in ms. Data of which no change is told may be that much older than the page. */
const keptMs = 30_000
const mostAnswers = 500
/** Calls with longer names and inputs are made each time. */
const longestKey = 500

/**
 * Answers of shared calls that the pages of the last seconds made, for the next pages that visitors without an account ask for: most calls of a
 * page are those of the frame, which every page makes. Any change drops them all: a page is about the items of all its calls together, so
 * an answer that does not name an item may still show it.
 */
export class StoredAnswers {
  readonly #answers = new LRUCache<string, TransportAnswer>({ max: mostAnswers, ttl: keptMs })
  /** Number of changes heard so far: an answer that was asked for before the last one may be outdated. */
  #changes = 0
  isOpen = false

  /** Calls as a page in this language makes them. */
  through(transport: Transport, lang: string): Transport {
    return {
      needsToken: transport.needsToken,
      send: async request => {
        const key = JSON.stringify([request.declaration.name, lang, request.input])
        if (!this.isOpen || !isShared(request) || key.length > longestKey) return transport.send(request)
        const known = this.#answers.get(key)
        if (known) return known
        const before = this.#changes
        const answer = await transport.send(request)
        const isWhole = answer.status < 300 && answer.body.succeed
        if (isWhole && this.isOpen && this.#changes === before) this.#answers.set(key, answer)
        return answer
      },
    }
  }

  clear(): void {
    this.#changes += 1
    this.#answers.clear()
  }
}
