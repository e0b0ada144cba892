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

test('a database that is not there is refused in one line that names the place and not the password', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  const { message } = await refusalOf(`postgres://someone:s3cret@127.0.0.1:${port}/portal`)
  expect(message).toBe(
    `The database at 127.0.0.1:${port}/portal does not answer: connect ECONNREFUSED 127.0.0.1:${port}`,
  )
})

test('a server that takes the connection and says nothing is refused in time', async () => {
  const sockets: Socket[] = []
  const mute = createServer(socket => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const { port } = mute.address() as AddressInfo
  const { message } = await refusalOf(`postgres://someone@127.0.0.1:${port}/portal`)
  expect(message).toBe(`The database at 127.0.0.1:${port}/portal does not answer: no answer within 0.5 s`)
  for (const socket of sockets) socket.destroy()
  mute.close()
})
