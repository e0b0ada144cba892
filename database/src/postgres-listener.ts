import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 10_000

interface Listener {
  onPayload: (payload: string) => void
  onConnection: ((isListening: boolean) => void) | undefined
}

/**
 * LISTEN on a separate connection, opened for the first listener and reopened when lost. Messages sent in between are lost: a listener that
 * needs them all also has to poll, or to read everything again when the connection is restored.
 */
export class PostgresListener {
  readonly #config: pg.ClientConfig
  readonly #onLost: (error: Error) => void
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #closing = new AbortController()
  #client: Promise<pg.Client> | undefined

  constructor(config: pg.ClientConfig, onLost: (error: Error) => void) {
    this.#config = config
    this.#onLost = onLost
  }

  async listen(
    channel: string,
    onPayload: Listener['onPayload'],
    onConnection?: Listener['onConnection'],
  ): Promise<() => Promise<void>> {
    const listener: Listener = { onPayload, onConnection }
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(listener))
    const client = await this.#connected()
    await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    return async () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      this.#listeners.delete(channel)
      await (await this.#client)?.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`)
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
    this.#listeners.clear()
    const client = await this.#client?.catch(() => undefined) // it never connected: nothing to end
    await client?.end()
  }

  async #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect()
    try {
      return await this.#client
    } catch (error) {
      this.#client = undefined // the next listener tries again
      throw error
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#config)
    client.on('notification', ({ channel, payload }) => {
      for (const { onPayload } of this.#listeners.get(channel) ?? []) onPayload(payload ?? '')
    })
    let isConnected = false
    // A connection that the server ends emits two errors: the reason, and that it has ended.
    client.on('error', error => {
      if (!isConnected || this.#closing.signal.aborted) return
      isConnected = false
      this.#onLost(error)
      this.#tellConnection(false)
      this.#client = this.#reconnect()
    })
    await client.connect()
    isConnected = true
    return client
  }

  #tellConnection(isListening: boolean): void {
    for (const listeners of this.#listeners.values())
      for (const { onConnection } of listeners) onConnection?.(isListening)
  }

  async #reconnect(): Promise<pg.Client> {
    for (let wait = FIRST_RETRY_MS; ; wait = Math.min(wait * 2, LAST_RETRY_MS)) {
      await delay(wait, undefined, { signal: this.#closing.signal })
      try {
        const client = await this.#connect()
        for (const channel of this.#listeners.keys()) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
        this.#tellConnection(true)
        return client
      } catch (error) {
        this.#onLost(error as Error)
      }
    }
  }
}
