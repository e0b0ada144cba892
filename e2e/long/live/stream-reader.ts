import { request, type ClientRequest } from 'node:http'
import { LIVE_PATH } from 'shared-state/live/live-path'

/** Wait for a connection that is refused, as when the portal is not running. */
const REFUSED_MS = 500

/** Reads the live stream as a browser does: after a loss it waits as long as the stream said and continues after the last item. */
export class StreamReader {
  /** When each item arrived, in ms, by its id. */
  readonly arrived = new Map<string, number>()
  /** Items that arrived more than once. */
  repeated = 0
  gaps = 0
  opened = 0
  readonly #origin: string
  readonly #address: string
  #lastId = ''
  #retryMs = REFUSED_MS
  #request: ClientRequest | undefined
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  /** `address`: that of the reader, as the portal's proxy reports it. */
  constructor(origin: string, address: string) {
    this.#origin = origin
    this.#address = address
  }

  start(): void {
    const headers = { 'X-Forwarded-For': this.#address, ...(this.#lastId && { 'Last-Event-ID': this.#lastId }) }
    const sent = request(this.#origin + LIVE_PATH, { agent: false, headers }, response => {
      if (response.statusCode !== 200) response.resume()
      else this.opened += 1
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        const parts = (text + chunk).split('\n\n')
        text = parts.pop() ?? ''
        for (const part of parts) this.#read(part)
      })
      response.on('close', () => this.#again())
    })
    this.#request = sent
    sent.on('error', () => this.#again())
    sent.end()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#request?.destroy()
  }

  #again(): void {
    clearTimeout(this.#timer)
    if (!this.#isStopped) this.#timer = setTimeout(() => this.start(), this.#retryMs)
  }

  #read(part: string): void {
    for (const line of part.split('\n')) {
      if (line.startsWith('retry: ')) this.#retryMs = Number(line.slice(7))
      if (line.startsWith('id: ')) this.#lastId = line.slice(4)
      if (line.startsWith('data: ')) this.#hear(JSON.parse(line.slice(6)) as { type: string; id?: string })
    }
  }

  #hear({ type, id }: { type: string; id?: string }): void {
    if (type === 'gap') this.gaps += 1
    if (type !== 'flash' || id === undefined) return
    if (this.arrived.has(id)) this.repeated += 1
    else this.arrived.set(id, Date.now())
  }
}
