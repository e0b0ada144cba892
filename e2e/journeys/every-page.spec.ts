import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../../platform/alone/testing/accessible.ts'
import { brokerTabs, pages, reached } from '../portal/every-page.ts'
import { layoutFaults } from '../portal/layout-faults.ts'
import { expect, hintGiven, hydrated, test as base } from '../portal/test.ts'

/**
 * Every page, in both languages, on mobile and desktop: quiet console, nothing cut off, no accessibility faults, also in the dark theme.
 */

/** Also checked in the dark theme, together with the pages reached from others: between them they contain most components. */
const inTheDark = new Set([
  '/',
  '/register.html',
  '/search.html?q=bram',
  '/brokers',
  '/compare.html',
  '/data.html',
  '/calendar.html',
  '/tools/position.html',
])

/** The same on every page, and most of the content of many a page: checked on the first page only. */
const frame = ['#app > * > header', '#app > * > footer']

base.describe.configure({ mode: 'parallel' })

const test = base.extend<object, { browsing: BrowserContext }>({
  /** One browser context per worker, shared by its pages, so that cached and compiled code is reused. */
  browsing: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ baseURL: process.env.E2E_ORIGIN!, locale: 'en-GB' })
      await context.addCookies([hintGiven(process.env.E2E_ORIGIN!)])
      await provide(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ browsing }, provide) => {
    const page = await browsing.newPage()
    await provide(page)
    await page.close()
  },
})

// The browser logs every 404 response.
const notFoundNote = /^error: Failed to load resource: the server responded with a status of 404/

for (const lang of ['en', 'id'] as const)
  test.describe(lang, () => {
    for (const path of pages)
      test.describe(path, () => {
        test.use({ expectedMessages: path === '/404.html' ? [notFoundNote] : [] })
        test('is whole on a desk and on a phone', async ({ page }) => {
          await page.goto(`/${lang}${path}`)
          await checkPage(page, lang, lang === 'en' && inTheDark.has(path))
        })
      })
    for (const [from, link] of reached)
      test(`the first ${link} of ${from} is whole on a desk and on a phone`, async ({ page }) => {
        await page.goto(`/${lang}${from}`)
        await page.goto((await page.locator(link).first().getAttribute('href'))!)
        await checkPage(page, lang, lang === 'en')
      })
    for (const tab of brokerTabs)
      test(`the ${tab} tab of the first broker of /blacklist.html is whole on a desk and on a phone`, async ({
        page,
      }) => {
        await page.goto(`/${lang}/blacklist.html`)
        const info = await page.locator('main a[href*="/brokers/info/"]').first().getAttribute('href')
        await page.goto(info!.replace('/info/', `/${tab}/`))
        await checkPage(page, lang, lang === 'en')
      })
  })

async function checkPage(page: Page, lang: string, isSeenInTheDark: boolean): Promise<void> {
  await hydrated(page)
  const besides = new URL(page.url()).pathname === `/${lang}/` ? [] : frame
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await page.title()).not.toBe('')
  expect(await page.locator('body').innerText()).not.toContain('前端未翻译')
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await layoutFaults(page), `at ${width}`).toEqual([])
    if (width !== 320) await expectAccessible(page, { besides })
  }
  if (!isSeenInTheDark) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { besides })
}
