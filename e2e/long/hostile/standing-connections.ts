import { connect, type Socket } from 'node:net'
import { Random } from 'sample-data/random'
import { LIVE_MESSAGES_PATH } from 'shared-state/store/live-messages-path'
import { bytesOf } from './raw-request.ts'
import type { World } from './world.ts'

const slowConnections = 240
const openStreams = 80
/** One byte each. */
const everyMs = 1_000
/** Event streams are left open for so long, then begun again. */
const streamSeconds = 90

/** Requests whose head or body comes at one byte a second, and event streams that nobody reads: hundreds at any time. */
export class StandingConnections {
  readonly #port: number
  readonly #world: () => World
  readonly #sockets = new Set<Socket>()
  #timer: NodeJS.Timeout | undefined
  /** Connections begun so far. */
  begun = 0

  constructor(port: number, world: () => World) {
    this.#port = port
    this.#world = world
  }

  get open(): number {
    return this.#sockets.size
  }

  /** Fills up gradually: some new connections a second, as long as there are too few. */
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
    socket.write(bytesOf(world, { target: random.pick([LIVE_MESSAGES_PATH, '/ops/events']), session, keeps: true }))
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

/** All but the last 300 bytes of a body at once in half of the cases, so that bodies are slow and not heads alone. */
function sendSlowly(socket: Socket, bytes: Buffer): NodeJS.Timeout {
  const headEnd = bytes.indexOf('\r\n\r\n') + 4
  let at = headEnd < bytes.length ? headEnd : 0
  if (at > 0) socket.write(bytes.subarray(0, at))
  return setInterval(() => {
    if (at < bytes.length) socket.write(bytes.subarray(at, ++at))
  }, everyMs)
}
