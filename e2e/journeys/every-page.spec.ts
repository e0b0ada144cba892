import type { Page } from '@playwright/test'
import { expectAccessible } from '../../platform/alone/testing/accessible.ts'
import { brokerTabs, pages, reached, shellPages } from '../portal/every-page.ts'
import { layoutFaults } from '../../platform/alone/testing/layout-faults.ts'
import { expect, expectQuiet, hintGiven, hydrated, tellOfSlowStart, test as base } from '../portal/test.ts'

/**
 * The shell's pages, in both languages: quiet console and no layout faults. An area's pages are checked in every language, and for
 * accessibility, with the area alone (platform/alone/browser/pages.spec.ts), so only those in the dark theme are checked here, in English; the
 * others are long tests. Languages differ in words, not in elements, so accessibility and desktop are checked in English, and Indonesian on
 * the narrowest phone, where longer words do not fit. Themes differ in colours, so in the dark one only contrast is checked.
 */

const takesLong = process.env.TEST_AMOUNT === 'all'
const desk = 1280
const phone = 320
const widths = { en: [desk, phone], id: takesLong ? [desk, phone] : [phone] }
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

const test = base.extend<object, { tab: Page }>({
  /** One tab per worker, so that cached and compiled code is reused. */
  tab: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ baseURL: process.env.E2E_ORIGIN!, locale: 'en-GB' })
      await context.addCookies([hintGiven(process.env.E2E_ORIGIN!)])
      await context.addInitScript(tellOfSlowStart)
      await provide(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, expectedMessages }, provide) => {
    // What the page before was still loading ends here. An address of the site keeps the browser's process with its compiled code.
    await tab.goto('/robots.txt')
    await tab.emulateMedia({ colorScheme: 'light' })
    await expectQuiet(tab, expectedMessages, () => provide(tab))
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
          await page.setViewportSize({ width: widths[lang][0]!, height: 800 })
          await page.goto(`/${lang}${path}`)
          await checkContent(page, lang)
          const isAccessible = isEnglish && inLight.has(path)
          if (isAccessible) await checkAccess(page)
          await checkLayout(page, widths[lang])
          // The frame of every phone is that of the home page.
          if (isAccessible && (takesLong || path === '/')) await checkAccess(page)
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
          await checkContent(page, lang)
          await checkLayout(page, widths[lang])
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
          await checkContent(page, lang)
          await checkLayout(page, widths[lang])
          if (isEnglish) await checkAccessInDark(page)
        },
      )
  })

async function checkContent(page: Page, lang: string): Promise<void> {
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await page.title()).not.toBe('')
  expect(await page.locator('body').innerText()).not.toContain('前端未翻译')
}

async function checkLayout(page: Page, atWidths: readonly number[]): Promise<void> {
  for (const width of atWidths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 })
    expect(await layoutFaults(page), `at ${width}`).toEqual([])
  }
}

const besides = (page: Page) => (new URL(page.url()).pathname === '/en/' ? [] : frame)

const checkAccess = (page: Page) => expectAccessible(page, { besides: besides(page) })

async function checkAccessInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { besides: besides(page), only: ['color-contrast'] })
}
