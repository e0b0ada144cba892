import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { within } from 'shared-state/time/within'

/** Longest wait for a connection, and for the answer to its first command, in ms. */
const connectMs = 3_000
const greetMs = 50
/** After this many commands in a row that failed or were late, Redis is left alone for a while. */
const mostFailures = 5
const firstRetryMs = 250
const lastRetryMs = 10_000

/** @redis/client takes 30 MB, so it is loaded only where it is used. */
async function createClient(url: string) {
  const redis = await import('@redis/client')
  return redis.createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: connectMs, reconnectStrategy: false },
    commandOptions: { typeMapping: { [redis.RESP_TYPES.BLOB_STRING]: Buffer } },
  })
}
type Client = Awaited<ReturnType<typeof createClient>>

interface Deps {
  /** May contain a password, so it is never logged. */
  url: string
  log: Pick<Logger, 'info' | 'warn'>
}

/**
 * A connection to a Redis that may be absent or slow at any time. While it is, commands are not sent, and it is tried again every ten
 * seconds. The log says when Redis stops answering, and when it answers again.
 */
export class RedisConnection {
  readonly #deps: Deps
  readonly #closing = new AbortController()
  #client: Client | undefined
  #lost = Promise.withResolvers<never>()
  #failures = 0

  constructor(deps: Deps) {
    this.#deps = deps
    void this.#stayConnected()
  }

  get isReady(): boolean {
    return this.#client !== undefined
  }

  /** The result of a command; undefined if it failed, was late or was not sent. */
  async run<Result>(limitMs: number, command: (client: Client) => Promise<Result>): Promise<Result | undefined> {
    const client = this.#client
    if (!client) return undefined
    try {
      const answer = command(client)
      // If this process was busy, the answer may have arrived and not been read yet.
      const late = () => Promise.race([answer, nextTurn().then(() => tooLate(limitMs))])
      const result = await within(limitMs, answer, late)
      this.#failures = 0
      return result
    } catch (error) {
      if (client === this.#client && ++this.#failures >= mostFailures) this.#lost.reject(error)
      return undefined
    }
  }

  close(): void {
    this.#closing.abort()
    this.#lost.reject(new Error('closed'))
  }

  async #stayConnected(): Promise<void> {
    const { signal } = this.#closing
    let wasLogged = false
    for (let wait = firstRetryMs; !signal.aborted; wait = Math.min(2 * wait, lastRetryMs)) {
      let since = Infinity
      try {
        await this.#connected(() => {
          since = performance.now()
          wasLogged = false
          this.#deps.log.info('stored pages are shared through Redis')
        })
      } catch (error) {
        if (!wasLogged && !signal.aborted)
          this.#deps.log.warn({ reason: (error as Error).message }, 'stored pages are not shared: Redis is not usable')
        wasLogged = true
      }
      if (performance.now() - since > lastRetryMs) wait = firstRetryMs
      await delay(wait, undefined, { signal }).catch(() => {})
    }
  }

  /** Connects; rejects when the connection cannot be made or is lost. */
  async #connected(onReady: () => void): Promise<never> {
    this.#lost = Promise.withResolvers()
    this.#lost.promise.catch(() => {}) // it may be lost before anyone waits for that
    this.#failures = 0
    const client = await createClient(this.#deps.url)
    client.on('error', this.#lost.reject)
    try {
      await within(connectMs, client.connect(), () => tooLate(connectMs))
      await within(greetMs, client.ping(), () => tooLate(greetMs))
      this.#closing.signal.throwIfAborted()
      this.#client = client
      onReady()
      return await this.#lost.promise
    } finally {
      this.#client = undefined
      if (client.isOpen) client.destroy()
    }
  }
}

function tooLate(limitMs: number): never {
  throw new Error(`no answer within ${limitMs} ms`)
}
