import { RedisConnection } from './redis-connection.ts'

/** More bytes are neither written nor read. */
export const largestBytes = 2_000_000
/** Longest wait for a page, in ms; then it is rendered. */
const pageLimitMs = 50
/** Longest wait where no visitor waits, in ms. */
export const unhurriedMs = 1_000

/** Bytes by name, shared by all processes. They may be lost or late at any time. */
export interface SharedStore {
  /** False: nothing would be sent. */
  readonly isReady: boolean
  /** Undefined if there is nothing under the name, or no answer in time. `leftMs`: when it expires. */
  get(name: string, limitMs?: number): Promise<{ bytes: Buffer; leftMs: number } | undefined>
  set(name: string, bytes: Buffer, keptMs: number): Promise<void>
  close(): void
}

/** Returns at once and connects in the background. */
export function openRedisStore(deps: ConstructorParameters<typeof RedisConnection>[0]): SharedStore {
  const connection = new RedisConnection(deps)
  return {
    get isReady() {
      return connection.isReady
    },
    async get(name, limitMs = pageLimitMs) {
      const found = await connection.run(limitMs, client =>
        Promise.all([client.getRange(name, 0, largestBytes), client.pTTL(name)]),
      )
      const [bytes, leftMs = 0] = found ?? []
      return bytes && bytes.length > 0 && leftMs > 0 ? { bytes, leftMs } : undefined
    },
    async set(name, bytes, keptMs) {
      const expiration = { type: 'PX', value: Math.ceil(keptMs) } as const
      await connection.run(unhurriedMs, client => client.set(name, bytes, { expiration }))
    },
    close: () => connection.close(),
  }
}
