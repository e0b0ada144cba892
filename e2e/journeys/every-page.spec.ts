import type { Page } from '@playwright/test'
import { expectAccessible } from '../../area-alone/testing/accessible.ts'
import { expect, hydrated, test } from '../portal/test.ts'

/** Every page, in both languages, on a phone and on a desk: quiet console, nothing cut off, no accessibility fault. */

const pages = [
  '/',
  '/404.html',
  '/login.html',
  '/register.html',
  '/search.html?q=bram',
  '/search.html?q=bram&type=exposure',
  '/search.html?q=zzzzzz-nothing-alike',
  '/search.html?q=',
  '/about.html',
  '/terms.html',
  '/terms.html?kind=cookies',
  '/terms.html?kind=risk',
  '/privacy.html',
  '/contact.html',
  '/download.html',
  '/leaving.html?url=https%3A%2F%2Funknown.example%2F',
  '/leaving.html',
  '/brokers',
  '/brokers/review.html',
  '/brokers?keyword=zzzzzz-no-such-broker',
  '/best-brokers',
  '/regulators.html',
  '/compare.html',
  '/ranking.html',
  '/ranking/score.html',
  '/ranking/exposures.html?period=week',
  '/providers.html',
  '/providers.html?keyword=zzzzzz-no-such-provider',
  '/blacklist.html',
  '/vps.html',
  '/data.html',
  '/education',
  '/news.html',
  '/flash.html',
  '/calendar.html',
  '/exposure.html',
  '/tools.html',
  '/tools/position.html',
]
/** Pages reached by the first link of their kind on another. */
const reached = [
  ['/brokers', 'main tbody tr a[href*="/brokers/info/"]'],
  ['/education', 'main a[href*="/education/news/"]'],
  ['/exposure.html', 'main a[href*="/exposure/"]'],
  ['/regulators.html', 'main a[href*="/regulators/"]'],
  ['/best-brokers', 'main a[href*="/best-brokers/zt/"]'],
  ['/providers.html', 'main a[href*="/providers/"]'],
] as const

// The browser notes every answer of 404 by itself.
const notFoundNote = /^error: Failed to load resource: the server responded with a status of 404/

for (const lang of ['en', 'id'])
  test.describe(lang, () => {
    for (const path of pages)
      test.describe(path, () => {
        test.use({ expectedMessages: path === '/404.html' ? [notFoundNote] : [] })
        test('is whole on a desk and on a phone', async ({ page }) => {
          await page.goto(`/${lang}${path}`)
          await checkPage(page, lang)
        })
      })
    for (const [from, link] of reached)
      test(`the first ${link} of ${from} is whole on a desk and on a phone`, async ({ page }) => {
        await page.goto(`/${lang}${from}`)
        await page.goto((await page.locator(link).first().getAttribute('href'))!)
        await checkPage(page, lang)
      })
  })

async function checkPage(page: Page, lang: string): Promise<void> {
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await page.title()).not.toBe('')
  expect(await page.locator('body').innerText()).not.toContain('前端未翻译')
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow, `sideways overflow at ${width}`).toBeLessThanOrEqual(0)
    if (width === 320) continue
    await expectAccessible(page)
  }
}
