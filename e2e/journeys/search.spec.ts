import { publicLanguages } from 'shared-state/i18n/languages'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../platform/alone/testing/accessible.ts'
import { expect, hydrated, open, test } from '../portal/test.ts'
import { usuallyIn } from '../portal/usual-language.ts'

/** Looking up a broker: with the keyboard alone, on mobile, without JavaScript, in both languages. */

/** The beginning of a name that many sample brokers share. */
const typed = 'glob'
const field = (page: Page) => page.locator('main input[name=q]')

test('a suggestion on the home page can be chosen with the keyboard', { tag: '@long' }, async ({ page }) => {
  await open(page, '/en/')
  await field(page).focus()
  await page.keyboard.type(typed)
  await expect(page.getByRole('option').nth(2)).toBeVisible()
  await expect(page.getByRole('option').first().locator('mark').first()).toHaveText(/glob/i)
  await page.keyboard.press('ArrowDown')
  const name = await page
    .getByRole('option', { selected: true })
    .locator('mark')
    .first()
    .evaluate(mark => mark.parentElement!.textContent)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/brokers\/info\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name!)
})

test('the header search opens with Enter, closes with Escape and leads to the results', async ({ page }) => {
  await open(page, '/en/regulators.html')
  const button = page.getByRole('banner').getByRole('link', { name: 'Find a broker' })
  await button.press('Enter')
  const search = page.getByRole('banner').getByRole('combobox')
  await expect(search).toBeFocused()
  await page.keyboard.type('fca')
  await expect(page.getByRole('option', { name: /Financial Conduct Authority/ })).toBeVisible()
  await expectAccessible(page, { within: 'header' })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.press('Enter')
  await page.keyboard.type('fca')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/search\.html\?q=fca$/)
  await expect(search).toHaveCount(0)
})

test.describe('on mobile', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true })

  test('the mobile search fills the width without overflow, and a suggestion can be tapped', async ({ page }) => {
    await open(page, '/id/brokers')
    await page.getByRole('banner').getByRole('link', { name: 'Cari broker' }).tap()
    const search = page.getByRole('banner').getByRole('combobox')
    await search.pressSequentially(typed)
    await expect(page.getByRole('option').nth(2)).toBeVisible()
    const sheet = (await search.evaluate(input =>
      input.closest('form')!.parentElement!.parentElement!.getBoundingClientRect().toJSON(),
    )) as DOMRect
    expect([sheet.left, sheet.width]).toEqual([0, 390])
    await page.getByRole('option').first().tap()
    await expect(page).toHaveURL(/\/id\/brokers\/info\//)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const lang of publicLanguages)
    test(
      `the search form leads to results that can be filtered by kind and paged (${lang})`,
      usuallyIn('id', lang),
      async ({ page }) => {
        await page.goto(`/${lang}/`)
        await field(page).fill(typed)
        await page.locator('main form[role=search] button[type=submit]').click()
        await expect(page).toHaveURL(({ href }) => href.endsWith(`/${lang}/search.html?q=${typed}`))
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        await expect(page.locator('main mark').nth(3)).toBeAttached()
        await page.locator('main nav a[href*="type=broker"]').click()
        await expect(field(page)).toHaveValue(typed)
        const first = await page.locator('main li a[href*="/brokers/info/"]').first().getAttribute('href')
        await page.locator('main a[rel=next]').click()
        await expect(page).toHaveURL(/page=2$/)
        expect(await page.locator('main li a[href*="/brokers/info/"]').first().getAttribute('href')).not.toBe(first)
      },
    )

  test(
    'a misspelt keyword finds similar results, and an unknown name leads to the contact form',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/en/search.html?q=regualtion')
      await expect(
        page
          .locator('main')
          .getByText(/Showing results near/)
          .first(),
      ).toBeVisible()
      await page.goto('/en/search.html?q=quxatrovilp')
      await expect(page.getByRole('heading', { name: 'Nothing found for “quxatrovilp”' })).toBeVisible()
      await page.getByRole('link', { name: 'Ask us to check this broker' }).click()
      await expect(page.locator('main input[name=subject]')).toHaveValue('Check a broker: quxatrovilp')
    },
  )

  test('an empty search shows an error at its field', { tag: '@long' }, async ({ page }) => {
    await page.goto('/id/search.html?q=%20')
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Isi 1 sampai 64 karakter')).toBeVisible()
  })
})

test.describe('offline', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|call homefuc\.searchtip failed/] })

  test('the search field reports being offline and loads suggestions once online', async ({ page, context }) => {
    await open(page, '/en/search.html')
    await hydrated(page)
    await context.setOffline(true)
    await field(page).pressSequentially(typed)
    await expect(page.getByText('You are offline. Suggestions return when you are back online.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('option').nth(2)).toBeVisible()
  })
})
