import { afterEach, expect, test } from '@jest/globals'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EdgePurge } from './edge-purge.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** A cache that answers purges with the given statuses in turn, then with 200, each when `release` is called. */
async function edgeCache(...statuses: number[]) {
  const asked: { keys: string; credential: string | undefined }[] = []
  const waiting: (() => void)[] = []
  let came = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    const { 'surrogate-key': keys, 'edge-token': credential } = request.headers as Record<string, string>
    asked.push({ keys: keys!, credential })
    waiting.push(() => response.writeHead(statuses.shift() ?? 200).end())
    came.resolve()
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  servers.push(server)
  return {
    asked,
    purgeUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
    /** Resolves when the next purge has come and is answered. */
    async release(): Promise<void> {
      if (waiting.length === 0) await came.promise
      came = Promise.withResolvers()
      waiting.shift()!()
    },
  }
}

const purgeOf = ({ purgeUrl }: { purgeUrl: string }) => {
  const failed: unknown[] = []
  const log = { error: (fields: object) => void failed.push(fields) }
  return { failed, purge: new EdgePurge({ purgeUrl, credential: ['Edge-Token', 'secret'] }, log, 1) }
}

test('changed keys are sent with the credential, and those that come during a request are sent together', async () => {
  const cache = await edgeCache()
  const { purge } = purgeOf(cache)
  purge.drop(['broker:1'])
  purge.drop(['broker:2'])
  purge.drop(['broker:2', 'news:3'])
  await cache.release()
  await cache.release()
  await purge.stop()
  expect(cache.asked).toEqual([
    { keys: 'broker:1', credential: 'secret' },
    { keys: 'broker:2 news:3', credential: 'secret' },
  ])
})

test('keys that the cache refuses are logged and sent again, with those that came meanwhile', async () => {
  const cache = await edgeCache(500)
  const { purge, failed } = purgeOf(cache)
  purge.drop(['broker:1'])
  purge.drop(['broker:2'])
  await cache.release()
  await cache.release()
  await purge.stop()
  expect(cache.asked.map(({ keys }) => keys.split(' ').sort())).toEqual([['broker:1'], ['broker:1', 'broker:2']])
  expect(failed).toHaveLength(1)
})

test('more changes than a request can name are sent as a change of every page', async () => {
  const cache = await edgeCache()
  const { purge } = purgeOf(cache)
  purge.drop(Array.from({ length: 5_000 }, (_, index) => `broker:${index}`))
  await cache.release()
  await purge.stop()
  expect(cache.asked.map(({ keys }) => keys)).toEqual(['page'])
})

test('a stopped purge ends at once although the cache does not answer', async () => {
  const cache = await edgeCache()
  const { purge, failed } = purgeOf(cache)
  purge.drop(['broker:1'])
  await purge.stop()
  purge.drop(['broker:2'])
  expect(failed).toEqual([])
})
