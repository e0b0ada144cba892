import { expect, follow, open, test } from '../portal/test.ts'
import { pointerOf, publishRelabelled, releaseCommand } from '../portal/releases.ts'
import { textKey } from '../portal/known-texts.ts'

/** Area teams release, QA pin, ops roll back: without a restart, for HTML and browser alike. */

const dataDir = () => process.env.E2E_DATA_DIR!
test.describe.configure({ mode: 'serial' })

const relabelled = (text: string) => ({ key: textKey('mf-brokers', 'brokers'), text })

test.beforeAll(async () => {
  await publishRelabelled(dataDir(), 'mf-brokers', '1.0.0', relabelled('Brokers of one-zero'))
  await publishRelabelled(dataDir(), 'mf-brokers', '1.1.0', relabelled('Brokers of one-one'))
})

test('two visitors pinned to two releases each see their own, in HTML and after hydration', async ({ browser }) => {
  const visit = async (version: string, title: string) => {
    const context = await browser.newContext({ baseURL: process.env.E2E_ORIGIN! })
    const page = await context.newPage()
    await page.goto(await releaseCommand(dataDir(), 'pin', 'brokers', version))
    const html = await (await context.request.get('/en/brokers')).text()
    expect(html).toContain(title)
    await open(page, '/en/brokers')
    await expect(page.locator('h1')).toContainText(title)
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    expect(fetched.some(path => path.startsWith(`/releases/brokers/${version}/`))).toBe(true)
    await context.close()
  }
  await Promise.all([visit('1.0.0', 'Brokers of one-zero'), visit('1.1.0', 'Brokers of one-one')])
})

test('activating and rolling back take effect on the next answer', async ({ request }) => {
  const title = async () => /<h1[^>]*>([^<]*)/.exec(await (await request.get('/en/brokers')).text())![1]
  const before = await title()
  await releaseCommand(dataDir(), 'activate', 'brokers', '1.0.0')
  expect(await title()).toContain('one-zero')
  await releaseCommand(dataDir(), 'activate', 'brokers', '1.1.0')
  expect(await title()).toContain('one-one')
  expect(await releaseCommand(dataDir(), 'rollback', 'brokers')).toContain('back at 1.0.0')
  expect(await title()).toContain('one-zero')
  const listed = JSON.parse(await releaseCommand(dataDir(), 'list', '--json'))
  const { releases } = listed.find((area: { area: string }) => area.area === 'brokers')
  const own = releases.find(({ publishedBy }: { publishedBy: string }) => publishedBy === 'start').version
  await releaseCommand(dataDir(), 'activate', 'brokers', own)
  expect(await title()).toBe(before)
})

test('a tab stays on the releases it was opened with', async ({ page }) => {
  const { stable } = await pointerOf(dataDir(), 'brokers')
  await open(page, '/en/')
  await publishRelabelled(dataDir(), 'mf-brokers', '1.2.0', relabelled('Brokers of one-two'))
  await releaseCommand(dataDir(), 'activate', 'brokers', '1.2.0')
  await follow(page, '/en/brokers')
  await expect(page.locator('h1')).toContainText(/^Brokers(?! of one-two)/)
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => decodeURIComponent(new URL(name).pathname)))
  const ofBrokers = fetched.filter(path => path.startsWith('/releases/brokers/'))
  expect(new Set(ofBrokers.map(path => path.split('/')[3]))).toEqual(new Set([stable]))
  await releaseCommand(dataDir(), 'activate', 'brokers', stable)
})

test('a published version is never overwritten, and an unknown one is refused with what there is', async () => {
  await expect(publishRelabelled(dataDir(), 'mf-brokers', '1.1.0', relabelled('other'))).rejects.toThrow(/never overwritten/)
  await expect(releaseCommand(dataDir(), 'activate', 'brokers', '9.9.9')).rejects.toThrow(/published are/)
})

test('a pinned visitor is told so and gets out', async ({ page }) => {
  await page.goto(await releaseCommand(dataDir(), 'pin', 'brokers', '1.0.0'))
  await open(page, '/en/brokers')
  await page.locator('a[href="/pin/off"]').click()
  await open(page, '/en/brokers')
  await expect(page.locator('h1')).not.toContainText('one-zero')
})
