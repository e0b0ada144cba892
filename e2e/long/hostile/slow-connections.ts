import { connect, type Socket } from 'node:net'
import { Random } from 'sample-data/random'
import { LIVE_PATH } from 'shared-state/live/live-path'
import { bytesOf } from './raw-request.ts'
import type { World } from './world.ts'

const slowConnections = 240
const openStreams = 80
/** Interval between single bytes, in ms. */
const everyMs = 1_000
/** Lifetime of an event stream, after which it is opened again. */
const streamSeconds = 90

/** Requests whose head or body is sent at one byte a second, and event streams that are never read: hundreds at any time. */
export class SlowConnections {
  readonly #port: number
  readonly #world: () => World
  readonly #sockets = new Set<Socket>()
  #timer: NodeJS.Timeout | undefined
  /** Number of connections opened so far. */
  begun = 0

  constructor(port: number, world: () => World) {
    this.#port = port
    this.#world = world
  }

  get open(): number {
    return this.#sockets.size
  }

  /** Fills up gradually: opens some connections every second until there are enough. */
  start(): void {
    let seconds = 0
    this.#timer = setInterval(() => {
      seconds++
      for (let index = 0; index < 8 && this.#sockets.size < slowConnections + openStreams; index++) this.#begin(seconds)
    }, everyMs)
  }

  stop(): void {
    clearInterval(this.#timer)
    for (const socket of this.#sockets) socket.destroy()
  }

  #begin(second: number): void {
    const world = { ...this.#world(), random: new Random(`standing ${second} ${this.begun++}`) }
    const isStream = this.begun % 4 === 0
    const socket = connect(this.#port, '127.0.0.1')
    this.#sockets.add(socket)
    const timer = isStream ? this.#openStream(socket, world) : sendSlowly(socket, slowBytes(world))
    socket.on('error', () => socket.destroy())
    socket.resume()
    socket.on('close', () => {
      clearTimeout(timer)
      this.#sockets.delete(socket)
    })
  }

  #openStream(socket: Socket, world: World): NodeJS.Timeout {
    const { random, sessions } = world
    const session = random.chance(0.7) && sessions.length > 0 ? random.pick(sessions) : undefined
    socket.write(bytesOf(world, { target: random.pick([LIVE_PATH, '/ops/events']), session, keeps: true }))
    return setTimeout(() => socket.destroy(), streamSeconds * 1_000)
  }
}

function slowBytes(world: World): Buffer {
  const { random, sessions, pages } = world
  const session = random.chance(0.3) && sessions.length > 0 ? random.pick(sessions) : undefined
  const post = { method: 'POST', body: JSON.stringify({ account: 'a@b.example', password: 'x'.repeat(300) }), session }
  return random.pick([
    () => bytesOf(world, { target: random.pick(pages), session }),
    () =>
      bytesOf(world, {
        ...post,
        target: '/wikifxweb-v1/usercenter/login-v1',
        headers: [['Content-Type', 'application/json']],
      }),
    () =>
      bytesOf(world, {
        ...post,
        target: '/en/login.html',
        headers: [['Content-Type', 'application/x-www-form-urlencoded']],
      }),
    () =>
      bytesOf(world, {
        ...post,
        target: '/en/contact.html',
        headers: [['Content-Type', 'multipart/form-data; boundary=hostile']],
      }),
    () =>
      bytesOf(world, { ...post, target: '/api/releases/v1/publish', headers: [['Content-Type', 'application/gzip']] }),
  ])()
}

/** In half of the cases sends all but the last 300 bytes of the body at once, so that bodies are slow and not only heads. */
function sendSlowly(socket: Socket, bytes: Buffer): NodeJS.Timeout {
  const headEnd = bytes.indexOf('\r\n\r\n') + 4
  let at = headEnd < bytes.length ? headEnd : 0
  if (at > 0) socket.write(bytes.subarray(0, at))
  return setInterval(() => {
    if (at < bytes.length) socket.write(bytes.subarray(at, ++at))
  }, everyMs)
}
