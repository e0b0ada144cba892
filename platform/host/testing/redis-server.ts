import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Debian's; scripts/test/find-redis.mjs installs it. */
const program = '/usr/bin/redis-server'
export const hasRedis = existsSync(program)

export interface RedisServer {
  /** With a password. */
  url: string
  /** It takes commands but does not answer, until `resume`. */
  pause(): void
  resume(): void
  /** It is out of reach, and its connections are lost. */
  leave(): Promise<void>
  comeBack(): Promise<void>
  /** It loses everything. */
  restart(): Promise<void>
  remove(): Promise<void>
}

export const REDIS_PASSWORD = 'only-for-this-test'

/** Starts a separate Redis, reached through a port that can be closed. */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'brokerlens-redis-'))
  const path = join(folder, 'socket')
  const open = new Set<{ client: Socket; redis: Socket }>()
  let isPaused = false
  let redisServer = await startProgram(folder, path)
  const listen = (port: number) =>
    new Promise<Server>(listening => {
      const server = createServer(client => {
        const pair = { client, redis: connect(path) }
        open.add(pair)
        for (const socket of [client, pair.redis])
          socket
            .on('error', () => {})
            .on('close', () => {
              open.delete(pair)
              client.destroy()
              pair.redis.destroy()
            })
        client.pipe(pair.redis)
        pair.redis.pipe(client)
        if (isPaused) pair.redis.unpipe(client)
      }).listen(port, '127.0.0.1', () => listening(server))
    })
  let server = await listen(0)
  const { port } = server.address() as AddressInfo
  const endConnections = () => open.forEach(({ client }) => client.destroy())
  const leave = () =>
    new Promise<void>(closed => {
      server.close(() => closed())
      endConnections()
    })
  return {
    url: `redis://:${REDIS_PASSWORD}@127.0.0.1:${port}`,
    pause() {
      isPaused = true
      for (const { client, redis } of open) redis.unpipe(client)
    },
    resume() {
      isPaused = false
      for (const { client, redis } of open) redis.pipe(client)
    },
    leave,
    async comeBack() {
      server = await listen(port)
    },
    async restart() {
      await endProgram(redisServer)
      redisServer = await startProgram(folder, path)
    },
    async remove() {
      if (server.listening) await leave()
      await endProgram(redisServer)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function startProgram(folder: string, path: string): Promise<ChildProcess> {
  const options = { port: '0', unixsocket: path, dir: folder, save: '', appendonly: 'no', requirepass: REDIS_PASSWORD }
  const server = spawn(
    program,
    Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
  )
  return new Promise((ready, failed) => {
    server.on('error', failed).on('exit', () => failed(new Error('redis-server ended')))
    server.stdout.on('data', text => String(text).includes('eady to accept connections') && ready(server))
  })
}

const endProgram = (server: ChildProcess) =>
  new Promise<void>(ended => {
    server.on('exit', () => ended())
    server.kill('SIGKILL')
  })
