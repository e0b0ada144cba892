import { textKey } from '../portal/known-texts.ts'
import { ownPortal } from '../portal/own-portal.ts'
import { pointerOf, publishRelabelled, releaseCommand } from '../portal/releases.ts'
import { expect, follow, open, test } from '../portal/test.ts'

/** Area teams release, QA pins, ops roll back: without a restart, for HTML and browser alike. */

test.describe.configure({ mode: 'serial' })
// A rollback reloads the tabs that use the release, so this needs a separate portal.
const portal = ownPortal()

const relabelled = (text: string) => ({ key: textKey('mf-brokers', 'brokers'), text })

test.beforeAll(async () => {
  await publishRelabelled(portal.dataDir, 'mf-brokers', '1.0.0', relabelled('Brokers of one-zero'))
  await publishRelabelled(portal.dataDir, 'mf-brokers', '1.1.0', relabelled('Brokers of one-one'))
})

test('two visitors pinned to different releases each get their release in HTML and after hydration', async ({
  browser,
}) => {
  const visit = async (version: string, title: string) => {
    const context = await browser.newContext({ baseURL: portal.origin })
    const page = await context.newPage()
    await page.goto(await releaseCommand(portal.dataDir, 'pin', 'brokers', version))
    const html = await (await context.request.get('/en/brokers')).text()
    expect(html).toContain(title)
    await open(page, '/en/brokers')
    await expect(page.locator('h1')).toContainText(title)
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    expect(fetched.some(path => path.startsWith(`/releases/brokers/${version}/`))).toBe(true)
    await context.close()
  }
  await Promise.all([visit('1.0.0', 'Brokers of one-zero'), visit('1.1.0', 'Brokers of one-one')])
})

test('activating and rolling back a release take effect on the next response', async ({ request }) => {
  const title = async () =>
    /<h1[^<>]*>([^<]*)/.exec(await (await request.get(`${portal.origin}/en/brokers`)).text())![1]
  const [before, { stable }] = [await title(), await pointerOf(portal.dataDir, 'brokers')]
  await releaseCommand(portal.dataDir, 'activate', 'brokers', '1.0.0')
  expect(await title()).toContain('one-zero')
  await releaseCommand(portal.dataDir, 'activate', 'brokers', '1.1.0')
  expect(await title()).toContain('one-one')
  expect(await releaseCommand(portal.dataDir, 'rollback', 'brokers')).toContain('back at 1.0.0')
  expect(await title()).toContain('one-zero')
  await releaseCommand(portal.dataDir, 'activate', 'brokers', stable)
  expect(await title()).toBe(before)
})

test('an open tab stays on the releases it was opened with', async ({ page }) => {
  const { stable } = await pointerOf(portal.dataDir, 'brokers')
  await open(page, `${portal.origin}/en/`)
  await publishRelabelled(portal.dataDir, 'mf-brokers', '1.2.0', relabelled('Brokers of one-two'))
  await releaseCommand(portal.dataDir, 'activate', 'brokers', '1.2.0')
  await follow(page, '/en/brokers')
  await expect(page.locator('h1')).toContainText(/^Brokers(?! of one-two)/)
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => decodeURIComponent(new URL(name).pathname)),
  )
  // Other scripts than the entry are fetched by their hash.
  const ofBrokers = fetched.filter(path => path.startsWith('/releases/brokers/') && path.includes('/web/'))
  expect(new Set(ofBrokers.map(path => path.split('/')[3]))).toEqual(new Set([stable]))
  await releaseCommand(portal.dataDir, 'activate', 'brokers', stable)
})

test(
  'a published version is never overwritten, and activating an unknown one lists the published versions',
  { tag: '@long' },
  async () => {
    await expect(publishRelabelled(portal.dataDir, 'mf-brokers', '1.1.0', relabelled('other'))).rejects.toThrow(
      /never overwritten/,
    )
    await expect(releaseCommand(portal.dataDir, 'activate', 'brokers', '9.9.9')).rejects.toThrow(/published are/)
  },
)

test('a pinned visitor sees a notice and can end the pin', async ({ page }) => {
  await page.goto(await releaseCommand(portal.dataDir, 'pin', 'brokers', '1.0.0'))
  await open(page, `${portal.origin}/en/brokers`)
  await page.locator('a[href="/pin/off"]').click()
  await open(page, `${portal.origin}/en/brokers`)
  await expect(page.locator('h1')).not.toContainText('one-zero')
})

test('aborted page requests do not cause a release to be rolled back', { tag: '@long' }, async ({ request }) => {
  await publishRelabelled(portal.dataDir, 'shell', '9.0.0', {
    key: textKey('shell', 'skipToContent'),
    text: 'To the content',
  })
  await releaseCommand(portal.dataDir, 'activate', 'shell', '9.0.0')
  let visits = 0
  // Each visit has an address of its own, because a stored page would be there before anybody could leave.
  const leaveAfter = (ms: number) =>
    fetch(`${portal.origin}/en/brokers?keyword=visit${visits++}`, { signal: AbortSignal.timeout(ms) }).then(
      () => 'came',
      () => 'left',
    )
  for (let round = 0; round < 5; round++) {
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => leaveAfter(10 + 2 * n)))
    expect(outcomes).toContain('left')
    expect((await request.get(`${portal.origin}/en/brokers`)).headers()['x-releases']).toContain('shell=9.0.0')
  }
  expect((await pointerOf(portal.dataDir, 'shell')).stable).toBe('9.0.0')
})
