import type { Page } from '@playwright/test'
import { publicLanguages } from 'shared-state/i18n/languages'
import { expectAccessible } from '../../platform/alone/testing/accessible.ts'
import { textKey } from '../portal/known-texts.ts'
import { ownPortal } from '../portal/own-portal.ts'
import { pointerOf, publishRelabelled, releaseCommand } from '../portal/releases.ts'
import { expect, hydrated, test } from '../portal/test.ts'
import { usuallyIn } from '../portal/usual-language.ts'

/**
 * The site as an app: what a browser installs, and what its service worker does and never does (docs/decisions/0020). On a separate portal,
 * which is stopped at times.
 */

test.describe.configure({ mode: 'serial' })

const portal = ownPortal()

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(portal.origin + path)
  await hydrated(page)
}

/** A visit after which the service worker is installed. */
async function visitWithWorker(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

const offline = { en: 'No connection to Brokerlens', id: 'Tidak ada koneksi ke Brokerlens' }
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
/** The browser logs that a request failed, and that the offline page is a 503 response. */
const unreachable = /^error: Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/

for (const lang of publicLanguages)
  test(
    `the web manifest in ${lang} is installable, and its icons have the declared sizes`,
    usuallyIn('id', lang),
    async ({ page }) => {
      await visit(page, `/${lang}/`)
      const browser = await page.context().newCDPSession(page)
      const { url, errors, data } = await browser.send('Page.getAppManifest')
      expect([url, errors]).toEqual([`${portal.origin}/${lang}/manifest.webmanifest`, []])
      const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
      expect(installabilityErrors.map(({ errorId }) => errorId).filter(error => error !== 'in-incognito')).toEqual([])
      const { icons, start_url } = JSON.parse(data!) as { icons: { src: string; sizes: string }[]; start_url: string }
      expect(start_url).toBe(`/${lang}/`)
      expect(icons).not.toHaveLength(0)
      for (const { src, sizes } of icons) expect(await sizeOf(page, src)).toBe(sizes)
      expect(await sizeOf(page, (await page.locator('link[rel=apple-touch-icon]').getAttribute('href'))!)).toBe(
        '180x180',
      )
    },
  )

const sizeOf = (page: Page, src: string) =>
  page.evaluate(async address => {
    const image = new Image()
    image.src = address
    await image.decode()
    return `${image.naturalWidth}x${image.naturalHeight}`
  }, src)

test.describe('without a network', () => {
  test.use({ expectedMessages: [unreachable] })

  for (const [lang, brokers] of [
    ['en', 'Brokers'],
    ['id', 'Broker'],
  ] as const)
    test(
      `an unreachable page shows the offline page in ${lang} and loads automatically once the network is back`,
      usuallyIn('en', lang),
      async ({ page, context }) => {
        await visitWithWorker(page, `/${lang}/`)
        await context.setOffline(true)
        await page.goto(`${portal.origin}/${lang}/brokers`)
        await expect(heading(page, offline[lang])).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        expect(await page.locator('img').evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
        await expectAccessible(page)
        await context.setOffline(false)
        await hydrated(page)
        await expect(heading(page, brokers)).toBeVisible()
        expect(page.url()).toBe(`${portal.origin}/${lang}/brokers`)
      },
    )

  test(
    'the offline page’s retry link loads the requested page once the server is back',
    { tag: '@long' },
    async ({ page }) => {
      await visitWithWorker(page, '/en/')
      await portal.stop()
      await page.goto(`${portal.origin}/en/education`)
      await expect(heading(page, offline.en)).toBeVisible()
      await portal.startAgain()
      await page.getByRole('link', { name: 'Try again' }).click()
      await hydrated(page)
      await expect(heading(page, 'Education')).toBeVisible()
    },
  )

  test('the service worker stores no release files, so a revoked release is gone at once', async ({
    page,
    context,
  }) => {
    const { stable } = await pointerOf(portal.dataDir, 'brokers')
    await publishRelabelled(portal.dataDir, 'mf-brokers', '5.0.0', {
      key: textKey('mf-brokers', 'brokers'),
      text: 'Brokers of five',
    })
    await releaseCommand(portal.dataDir, 'activate', 'brokers', '5.0.0')
    const fromWorker: string[] = []
    page.on('response', answer => answer.fromServiceWorker() && fromWorker.push(new URL(answer.url()).pathname))
    await visitWithWorker(page, '/en/brokers')
    await visit(page, '/en/brokers')
    await expect(heading(page, 'Brokers of five')).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${portal.origin}/sw.js`)

    expect(await releaseCommand(portal.dataDir, 'rollback', 'brokers')).toContain(`back at ${stable}`)
    await visit(page, '/en/brokers')
    await expect(page.locator('h1')).not.toContainText('of five')
    await context.setOffline(true)
    await page.goto(`${portal.origin}/en/brokers`)
    await expect(heading(page, offline.en)).toBeVisible()
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    expect(fromWorker.filter(path => path.startsWith('/releases/'))).toEqual([])
  })
})

test('a disabled service worker is unregistered from browsers that have it', { tag: '@long' }, async ({ page }) => {
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await visitWithWorker(page, '/en/')
  expect(await registered()).toBe(1)
  await portal.stop()
  await portal.startAgain({ SERVICE_WORKER: 'off' })
  // A browser requests the worker's script after each page load, when it has the time; a check that fails is repeated at the next page.
  await expect(async () => {
    await visit(page, '/en/')
    await expect.poll(registered, { timeout: 5_000 }).toBe(0)
  }).toPass()
  await visit(page, '/en/brokers')
  expect(await registered()).toBe(0)
})
