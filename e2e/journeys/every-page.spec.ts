import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../../platform/alone/testing/accessible.ts'
import { brokerTabs, pages, reached, shellPages } from '../portal/every-page.ts'
import { layoutFaults } from '../../platform/alone/testing/layout-faults.ts'
import { expect, hintGiven, hydrated, test as base } from '../portal/test.ts'

/**
 * The shell's pages, on mobile and desktop, in both languages: quiet console and no layout faults. An area's pages are checked in every
 * language, and for accessibility, with the area alone (platform/alone/browser/pages.spec.ts), so only those in the dark theme are checked
 * here, in English; the others are long tests. Languages differ in words, not in elements, so accessibility is checked in English. Themes
 * differ in colours, so in the dark one only contrast is checked.
 */

const inLight = new Set(shellPages)
/** Also checked in the dark theme, together with the pages reached from others: between them they contain most components. */
const inDark = new Set([
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
    const isEnglish = lang === 'en'
    for (const path of pages)
      test.describe(path, () => {
        test.use({ expectedMessages: path === '/404.html' ? [notFoundNote] : [] })
        const pageTag = inLight.has(path) || (isEnglish && inDark.has(path)) ? [] : '@long'
        test('the page fits every screen and logs nothing', { tag: pageTag }, async ({ page }) => {
          await page.goto(`/${lang}${path}`)
          await checkLayout(page, lang)
          if (isEnglish && inLight.has(path)) await checkAccess(page, [1280, 390])
          if (isEnglish && inDark.has(path)) await checkAccessInDark(page)
        })
      })
    for (const [from, link] of reached)
      test(
        `the first ${link} of ${from} leads to a page that fits every screen`,
        { tag: '@long' },
        async ({ page }) => {
          await page.goto(`/${lang}${from}`)
          await page.goto((await page.locator(link).first().getAttribute('href'))!)
          await checkLayout(page, lang)
          if (isEnglish) await checkAccessInDark(page)
        },
      )
    for (const tab of brokerTabs)
      test(
        `the ${tab} tab of the first broker of /exposure/brokers.html fits every screen`,
        // The area alone checks each tab at both widths, and broker-tabs.spec.ts opens each one in the portal.
        { tag: '@long' },
        async ({ page }) => {
          await page.goto(`/${lang}/exposure/brokers.html`)
          const info = await page.locator('main a[href*="/brokers/info/"]').first().getAttribute('href')
          await page.goto(info!.replace('/info/', `/${tab}/`))
          await checkLayout(page, lang)
          if (isEnglish) await checkAccessInDark(page)
        },
      )
  })

async function checkLayout(page: Page, lang: string): Promise<void> {
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await page.title()).not.toBe('')
  expect(await page.locator('body').innerText()).not.toContain('前端未翻译')
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await layoutFaults(page), `at ${width}`).toEqual([])
  }
}

const besides = (page: Page) => (new URL(page.url()).pathname === '/en/' ? [] : frame)

async function checkAccess(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page, { besides: besides(page) })
  }
}

async function checkAccessInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 800 })
  await expectAccessible(page, { besides: besides(page), only: ['color-contrast'] })
}
