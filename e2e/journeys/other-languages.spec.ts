import type { Page } from '@playwright/test'
import { publicLanguages, textLanguages } from 'shared-state/i18n/languages'
import { expectAccessible } from '../../platform/alone/testing/accessible.ts'
import { layoutFaults } from '../../platform/alone/testing/layout-faults.ts'
import { ownPortal } from '../portal/own-portal.ts'
import { expect, open, test } from '../portal/test.ts'

/** With TEST_LANGUAGES=on, languages that are not public are served for review. */

const otherLanguages = textLanguages.filter(lang => !(publicLanguages as readonly string[]).includes(lang))
const untranslated = '前端未翻译'

const portal = ownPortal({ env: { TEST_LANGUAGES: 'on' } })
const openHere = (page: Page, path: string) => open(page, portal.origin + path)

/** Texts of the shell and of ui: the frame everywhere, and all of its own pages except for slots of other areas. */
async function expectWords(page: Page, lang: string): Promise<void> {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', lang)
  await expect(html).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr')
  expect(
    (await page.locator(':is(header, footer, nav, dialog):not(main *)').allTextContents()).join(' '),
  ).not.toContain(untranslated)
  expect(await page.title()).not.toContain(untranslated)
}

const notFoundNote = /^error: Failed to load resource: the server responded with a status of 404/

test.describe('all languages in one tab', () => {
  test.use({ expectedMessages: [notFoundNote] })
  // One tab for all languages: it has its files cached by the second one.
  for (const [which, paths] of [
    ['the home page has', ['/']],
    ['search and not-found pages have', ['/search.html?q=bram', '/404.html']],
  ] as const)
    test(`${which} texts in every language, and nothing is cut off`, { tag: '@long' }, async ({ page }) => {
      for (const lang of otherLanguages)
        await test.step(lang, async () => {
          for (const path of paths) {
            await openHere(page, `/${lang}${path}`)
            await expectWords(page, lang)
            // The home page consists of slots that other areas fill, in English if they have no translation.
            if (path !== '/') expect(await page.locator('body').innerText()).not.toContain(untranslated)
            for (const width of [1280, 390]) {
              await page.setViewportSize({ width, height: 800 })
              expect(await layoutFaults(page), `/${lang}${path} at ${width}`).toEqual([])
            }
          }
        })
    })
})

test('right-to-left pages have no accessibility faults', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/', '/brokers']) {
    await openHere(page, `/ar${path}`)
    await expectAccessible(page)
  }
})

test('untranslated texts of an area appear in English with the mark from the specification', async ({ page }) => {
  await openHere(page, '/de/brokers')
  await expect(page.locator('h1')).toHaveText(`Brokers(${untranslated})`)
})

test('a test language is noindex, has no alternate link and is not offered to visitors', async ({ page, request }) => {
  await openHere(page, '/ar/')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const told = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll(links => links.map(link => link.getAttribute('hreflang')))
  expect(told.sort()).toEqual(['en', 'id', 'x-default'])
  const offered = await page
    .locator('header a[hreflang]')
    .evaluateAll(links => links.map(link => link.getAttribute('hreflang')))
  expect([...new Set(offered)].sort()).toEqual(['en', 'id'])
  expect(
    (await request.get(`${portal.origin}/`, { headers: { 'Accept-Language': 'ar' }, maxRedirects: 0 })).headers()
      .location,
  ).toBe('/en/')
})
