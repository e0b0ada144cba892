import AxeBuilder from '@axe-core/playwright'
import { expect, hydrated, open, test } from '../portal/test.ts'

/** Every page, in both languages, on a phone and on a desk: quiet console, nothing cut off, no accessibility fault. */

const pages = [
  '/',
  '/404.html',
  '/login.html',
  '/register.html',
  '/brokers',
  '/brokers/review.html',
  '/brokers?keyword=zzzzzz-no-such-broker',
  '/best-brokers',
  '/regulators.html',
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
] as const
const widths = [390, 1280]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const lang of ['en', 'id'])
  for (const width of widths) {
    test.describe(`${lang} at ${width}`, () => {
      test.use({ viewport: { width, height: 800 } })
      for (const path of pages)
        test(path, async ({ page }) => {
          await page.goto(`/${lang}${path}`)
          await checkPage(page, lang)
        })
      for (const [from, link] of reached)
        test(`the first ${link} of ${from}`, async ({ page }) => {
          await open(page, `/${lang}${from}`)
          await page.goto((await page.locator(link).first().getAttribute('href'))!)
          await checkPage(page, lang)
        })
    })
  }

async function checkPage(page: Parameters<typeof hydrated>[0], lang: string): Promise<void> {
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await page.title()).not.toBe('')
  expect(await page.locator('body').innerText()).not.toContain('前端未翻译')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)).toEqual([])
}
