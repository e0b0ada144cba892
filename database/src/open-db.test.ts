import { expect, test } from '@jest/globals'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { DatabaseUnavailableError } from './db-errors.ts'
import { openDb } from './open-db.ts'

async function refusalOf(databaseUrl: string): Promise<Error> {
  const opened = await openDb({ databaseUrl, dataDir: '/nowhere', connectLimitMs: 500 }).catch(
    (error: unknown) => error,
  )
  expect(opened).toBeInstanceOf(DatabaseUnavailableError)
  return opened as Error
}

test('the error for an unreachable database is one line with its address and without the password', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  const { message } = await refusalOf(`postgres://someone:s3cret@127.0.0.1:${port}/portal`)
  expect(message).toBe(
    `The database at 127.0.0.1:${port}/portal does not answer: connect ECONNREFUSED 127.0.0.1:${port}`,
  )
})

test('a database server that accepts the connection but does not answer times out', async () => {
  const sockets: Socket[] = []
  const mute = createServer(socket => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const { port } = mute.address() as AddressInfo
  const { message } = await refusalOf(`postgres://someone@127.0.0.1:${port}/portal`)
  expect(message).toBe(`The database at 127.0.0.1:${port}/portal does not answer: no answer within 0.5 s`)
  for (const socket of sockets) socket.destroy()
  mute.close()
})
