import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { START_MS } from 'backend/testing/api-under-test'
import type { Db } from 'database/db'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverAddresses } from 'platform/host/server-addresses'
import { gateScene, provided } from 'platform/host/testing/gate-scene'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { serverSources } from '../testing/server-sources.ts'

let db: Db
let scene: Awaited<ReturnType<typeof gateScene>>
let built = 0
const shell = JSON.parse(readFileSync(join(import.meta.dirname, '../../../shell/package.json'), 'utf8')) as {
  area: { addresses: string[] }
}
beforeAll(async () => {
  db = await openTestDatabase()
  scene = await gateScene(db)
  await scene.desk.publish({
    folder: scene.build('shell', '1.1.0', record =>
      Object.assign(record, { shared: provided, addresses: shell.area.addresses }),
    ),
    actor: 'ann',
  })
  await scene.desk.activate({ area: 'shell', version: '1.1.0', actor: 'ann' })
}, START_MS)
afterAll(async () => {
  await db.close()
  scene.remove()
})

const publish = (address: string) =>
  scene.desk.publish({
    folder: scene.build('brokers', `2.0.${(built += 1)}`, record => Object.assign(record, { addresses: [address] })),
    actor: 'ann',
  })

test.each([
  'login.html',
  'login/qr.html',
  'login',
  'login/anything',
  'register.html',
  'forgot.html',
  'search.html',
  'about.html',
  'terms.html',
  'privacy.html',
  'contact.html',
  'download.html',
  'leaving.html',
  '404.html',
])('a release of an area that claims the shell’s address %s is refused', async address => {
  await expect(publish(address)).rejects.toThrow(/belongs to shell 1\.1\.0/)
})

test.each([
  'ops',
  'api/v1',
  'ip',
  'oauth2',
  'wikifxweb-v1',
  'homefuc',
  'releases',
  'images',
  'static',
  'pin',
  'healthcheck',
  'sitemap.xml',
  'rss.xml',
  'en',
  'id/brokers',
])('a release of an area that claims the server’s address %s is refused', async address => {
  await expect(publish(address)).rejects.toThrow(/belongs to the server/)
})

test('a release of an area may claim a free address', async () => {
  await expect(publish('brokers')).resolves.toBeDefined()
})

test('every address that the server’s own code handles is reserved', () => {
  const segments = serverSources().flatMap(({ text }) =>
    [...text.matchAll(/\.(?:get|post|use|all)\(\s*\[?['"`]\/(?::lang\/)?([\w.-]+)/g)].map(([, segment]) =>
      segment!.toLowerCase(),
    ),
  )
  expect(segments.length).toBeGreaterThan(15)
  expect([...new Set(segments)].filter(segment => !serverAddresses.has(segment))).toEqual([])
})
