import type { Request, Response } from 'express'
import { narrowNetworkOf, wideNetworkOf } from 'platform/api/network'

/** Streams of one process; each costs a connection and some kilobytes. */
const MOST_STREAMS = 5_000
/** Streams of a network: an office or a mobile provider has many readers behind one address, an attacker many addresses. */
const MOST_OF_NETWORK = 200
const MOST_OF_WIDE_NETWORK = 1_600
/** Streams of one user: a browser opens one for all of its tabs. */
const MOST_OF_USER = 20
/** Bytes that may wait for a slow reader; then the connection is ended, and the browser continues from its last event. */
const MOST_WAITING_BYTES = 64 * 1024

export interface Stream {
  request: Request
  response: Response
  userId: string | undefined
}

/** The open live streams of this process, within limits. */
export class OpenStreams {
  readonly #streams = new Set<Stream>()
  readonly #byUser = new Map<string, Set<Stream>>()
  readonly #byNetwork = new Map<string, number>()

  /** Adds a stream until its connection closes. The HTTP status of the refusal if there are too many. */
  add(stream: Stream, ip: string): 429 | 503 | undefined {
    if (this.#streams.size >= MOST_STREAMS) return 503
    const networks = {
      [`narrow ${narrowNetworkOf(ip)}`]: MOST_OF_NETWORK,
      [`wide ${wideNetworkOf(ip)}`]: MOST_OF_WIDE_NETWORK,
    }
    const isFull = ([network, most]: [string, number]) => (this.#byNetwork.get(network) ?? 0) >= most
    if (Object.entries(networks).some(isFull)) return 429
    const { userId, response } = stream
    const own = userId === undefined ? undefined : (this.#byUser.get(userId) ?? new Set())
    if (own && own.size >= MOST_OF_USER) return 429
    this.#streams.add(stream)
    if (own) this.#byUser.set(userId!, own.add(stream))
    for (const network of Object.keys(networks)) this.#count(network, 1)
    response.once('close', () => {
      this.#streams.delete(stream)
      own?.delete(stream)
      if (own?.size === 0 && this.#byUser.get(userId!) === own) this.#byUser.delete(userId!)
      for (const network of Object.keys(networks)) this.#count(network, -1)
    })
    return undefined
  }

  get size(): number {
    return this.#streams.size
  }

  ofUser(userId: string): readonly Stream[] {
    return [...(this.#byUser.get(userId) ?? [])]
  }

  /** Sends the same text to all. */
  sendAll(text: string): void {
    for (const stream of this.#streams) send(stream, text)
  }

  endAll(): void {
    for (const { response } of this.#streams) response.end()
  }

  #count(network: string, by: 1 | -1): void {
    const count = (this.#byNetwork.get(network) ?? 0) + by
    if (count === 0) this.#byNetwork.delete(network)
    else this.#byNetwork.set(network, count)
  }
}

/** Sends text to one reader, or ends the connection of one who does not read. */
export function send({ response }: Stream, text: string): void {
  if (response.writableLength > MOST_WAITING_BYTES) response.destroy()
  else response.write(text)
}
