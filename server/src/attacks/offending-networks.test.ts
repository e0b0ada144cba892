import { expect, test } from '@jest/globals'
import { RenderingEnded } from 'platform/host/rendering/threads/rendering-ended'
import { brokenRendering, healthyPage } from 'platform/host/testing/broken-rendering'

const attacker = '203.0.113.5'

test('a network whose forms end render threads is isolated, then refused', async () => {
  const site = brokenRendering(({ method }) => (method === 'POST' ? new RenderingEnded('memory is full') : healthyPage))
  const outcomes: string[] = []
  for (let time = 0; time < 8; time++)
    outcomes.push(
      await site.visit(attacker, '/en/brokers', 'POST').then(
        () => 'page',
        (error: Error) => error.name,
      ),
    )
  expect(outcomes).toEqual([...Array<string>(5).fill('RenderingEnded'), ...Array<string>(3).fill('RenderingRefused')])
  expect(site.apart).toHaveLength(3)
  await expect(site.visit(attacker, '/en/')).rejects.toMatchObject({
    name: 'RenderingRefused',
    waitSeconds: expect.any(Number),
  })
  await expect(site.visit('198.51.100.5', '/en/')).resolves.toMatchObject({ result: { status: 200 } })
})

test('queued forms of a network that ends render threads are refused as well', async () => {
  const site = brokenRendering(({ method }) => (method === 'POST' ? new RenderingEnded('memory is full') : healthyPage))
  for (let time = 0; time < 2; time++) await site.visit(attacker, '/en/brokers', 'POST').catch(() => {})
  for (let time = 0; time < 50; time++) await site.visit(attacker, '/en/brokers', 'POST').catch(() => {})
  expect(site.apart).toHaveLength(3)
})

test('visitors whose pages shared a thread with a failing page are not refused', async () => {
  let rendered = 0
  const site = brokenRendering(() => (rendered++ % 2 === 0 ? new RenderingEnded('another page ended it') : healthyPage))
  for (let time = 0; time < 5; time++)
    await expect(site.visit(attacker, '/en/brokers')).resolves.toMatchObject({ result: { status: 200 } })
})
