import { expect, test } from '@jest/globals'
import type { RenderJob } from 'platform/host/rendering/threads/render-messages'
import { RenderingEnded } from 'platform/host/rendering/threads/rendering-ended'
import { brokenRendering, healthyPage } from 'platform/host/testing/broken-rendering'

/** A visitor's input can make a rendering fail. That alone must not take a release away from everyone else. */

const brokers = { area: 'brokers', version: '2.0.0' }
const loop = () => new RenderingEnded('brokers 2.0.0 kept the render thread busy', brokers, 'loop')
const isFresh = ({ snapshot }: RenderJob) => snapshot.areas.brokers!.version === '2.0.0'
const broken = {
  ...healthyPage,
  failures: [{ area: 'brokers', stage: 'render' as const, error: { name: 'TypeError', message: 'x', stack: '' } }],
}
/** One address in each of `count` networks. */
const networks = (count: number) => Array.from({ length: count }, (_unused, index) => `198.51.${index}.7`)

test('forms and queries that end render threads are not held against a release, from any number of networks', async () => {
  const site = brokenRendering(job => (isFresh(job) ? loop() : healthyPage))
  for (const ip of networks(50)) {
    await site.visit(ip, '/en/brokers', 'POST').catch(() => {})
    await site.visit(ip, `/en/brokers?keyword=${'%20'.repeat(900)}`)
    await site.visit(ip, `/en/brokers/${'a'.repeat(300)}.html`)
  }
  await site.settled()
  expect(site.failures()).toEqual([])
  expect(site.breakers.isOpen(brokers)).toBe(false)
})

test('a form or query that makes a page throw is not held against a release', async () => {
  const site = brokenRendering(() => broken)
  for (const ip of networks(50)) {
    await site.visit(ip, '/en/brokers', 'POST')
    await site.visit(ip, '/en/brokers?keyword=a')
  }
  expect(site.failures()).toEqual([])
  expect(site.breakers.isOpen(brokers)).toBe(false)
})

test('an address that never finishes counts only for the network that requested it', async () => {
  const crafted = '/en/brokers/info/aaaaaaaaaaaaaaaaaaaa!-x1.html'
  // All pages that share a thread with the crafted one fail; rendered apart, they work.
  const site = brokenRendering((job, isApart) =>
    isFresh(job) && (job.url.endsWith(crafted) || !isApart) ? loop() : healthyPage,
  )
  await Promise.all([site.visit('203.0.113.5', crafted), ...networks(9).map(ip => site.visit(ip, '/en/brokers'))])
  await site.settled()
  expect(new Set(site.failures().map(({ network }) => network))).toEqual(new Set(['203.0.113.0/24']))
  expect(site.breakers.isOpen(brokers)).toBe(false)
})

test('a release that never finishes counts for every network that met it, and its breaker opens', async () => {
  const site = brokenRendering(job => (isFresh(job) ? loop() : healthyPage))
  await Promise.all(networks(3).map(ip => site.visit(ip, '/en/brokers')))
  await site.settled()
  expect(new Set(site.failures().map(({ network }) => network))).toEqual(
    new Set(['198.51.0.0/24', '198.51.1.0/24', '198.51.2.0/24']),
  )
  expect(site.breakers.isOpen(brokers)).toBe(true)
})

test('visits to a paused release count once the server itself has seen it fail at their address', async () => {
  const site = brokenRendering(job => (isFresh(job) && job.url.endsWith('/en/brokers') ? loop() : healthyPage))
  const [first, second, ...others] = networks(9)
  await Promise.all([first, second].map(ip => site.visit(ip!, '/en/brokers')))
  await site.settled()
  expect(site.breakers.isOpen(brokers)).toBe(true)
  for (const ip of others) await site.visit(ip, '/en/brokers')
  await site.visit('203.0.113.5', '/en/brokers/info/fine-x1.html')
  await site.settled()
  expect(new Set(site.failures().map(({ network }) => network))).toEqual(
    new Set(networks(9).map(ip => ip.replace(/7$/, '0/24'))),
  )
})

test('a page delayed by other pages is not held against a release', async () => {
  const late = {
    ...healthyPage,
    failures: [
      {
        area: 'brokers',
        stage: 'load' as const,
        error: { name: 'Error', message: 'no answer within 5000 ms', stack: '' },
      },
    ],
  }
  const site = brokenRendering((_job, isApart) => (isApart ? healthyPage : late))
  for (const ip of networks(20)) await site.visit(ip, '/en/brokers')
  await site.settled()
  expect(site.failures()).toEqual([])
})

test('a release that is slow on its own counts for every network that met it', async () => {
  const late = {
    ...healthyPage,
    failures: [
      {
        area: 'brokers',
        stage: 'load' as const,
        error: { name: 'Error', message: 'no answer within 5000 ms', stack: '' },
      },
    ],
  }
  const site = brokenRendering(() => late)
  await Promise.all(networks(3).map(ip => site.visit(ip, '/en/brokers')))
  await site.settled()
  expect(new Set(site.failures().map(({ network }) => network)).size).toBe(3)
})
