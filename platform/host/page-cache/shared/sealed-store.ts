import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Logger } from 'pino'
import { largestBytes, type SharedStore } from './redis-store.ts'

const macBytes = 32

interface Deps {
  store: SharedStore
  key: Uint8Array
  log: Pick<Logger, 'warn'>
}

/**
 * Contents in a shared store. Each carries a code that only processes with the same secret can make for its name. Contents without the right
 * code are ignored, so whoever reaches the store cannot put a page there.
 */
export class SealedStore {
  readonly #deps: Deps
  #isWarned = false

  constructor(deps: Deps) {
    this.#deps = deps
  }

  get isReady(): boolean {
    return this.#deps.store.isReady
  }

  async get(name: string, limitMs?: number): Promise<{ content: Buffer; leftMs: number } | undefined> {
    const found = await this.#deps.store.get(this.#placeOf(name), limitMs)
    if (!found) return undefined
    const { bytes, leftMs } = found
    const content = bytes.subarray(macBytes)
    const isOurs =
      bytes.length > macBytes &&
      bytes.length <= largestBytes &&
      timingSafeEqual(bytes.subarray(0, macBytes), this.#codeOf(name, content))
    if (isOurs) return { content, leftMs }
    if (!this.#isWarned)
      this.#deps.log.warn({}, 'ignored content in Redis that no process of this portal has put there')
    this.#isWarned = true
    return undefined
  }

  /** Does nothing if the content is too large. */
  async set(name: string, content: Buffer, keptMs: number): Promise<void> {
    if (content.length + macBytes > largestBytes) return
    await this.#deps.store.set(this.#placeOf(name), Buffer.concat([this.#codeOf(name, content), content]), keptMs)
  }

  /** The names that the store sees: its keys, which a reader of its memory may find, tell nothing. */
  #placeOf(name: string): string {
    return `portal:1:${createHmac('sha256', this.#deps.key).update(`place ${name}`).digest('base64url')}`
  }

  #codeOf(name: string, content: Buffer): Buffer {
    return createHmac('sha256', this.#deps.key).update(`content ${name.length} ${name}`).update(content).digest()
  }
}
