import type { Page } from '@playwright/test'
import { noticedShifts, watchShifts } from '../portal/layout-shifts.ts'
import { expect, hydrated, open, suggested, test } from '../portal/test.ts'
import { brokerNumber, listed, logInDialog, stranger } from '../portal/trader.ts'

/** A trader's path through the brokers: from a search to a review, and on to comparison and regulator. Writing reviews: reviews.spec.ts. */

/** The message bar of the home page shows this notice of the site. */
const showNotice = (page: Page, title: string) =>
  page.route(/\/homemessagebar\//, route => {
    const notice = { id: 'n1', kind: 'system', title, text: '', url: null, read: false, at: '2026-11-20T10:00:00Z' }
    return route.fulfill({ json: { succeed: true, ErrorCode: 0, message: '', Data: { items: [notice], unread: 1 } } })
  })

const isSameTab = (page: Page) => page.evaluate(() => 'sameTab' in window)

test('a trader gets from search to review, comparison and regulator without a reload or layout shift', async ({
  page,
  request,
  playwright,
}) => {
  const person = await stranger(playwright)
  const words = `Both withdrawals arrived the next day. ${person.nick}`
  await watchShifts(page)
  await showNotice(page, 'Maintenance on Sunday')
  await open(page, '/en/')
  await expect(page.getByRole('region', { name: 'Site notices' })).toContainText('Maintenance on Sunday')
  await page.evaluate(() => Object.assign(window, { sameTab: true }))
  const { showName } = await brokerNumber(request, 0)
  await page.getByRole('main').getByRole('combobox').first().fill(showName)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/search\.html\?q=/)
  await page
    .locator('header a[href="/en/brokers"]')
    .first()
    .evaluate(link => (link as HTMLElement).click())
  await expect(page).toHaveURL('/en/brokers')
  await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /AAA/ }).check()
  await expect(page).toHaveURL(/grade=AAA/)
  const first = page.locator('main tbody tr a[href*="/brokers/info/"]').first()
  const name = await first.innerText()
  await first.click()
  await expect(page).toHaveURL(/\/en\/brokers\/info\//)
  await expect(page.locator('h1')).toHaveText(name)
  await page
    .getByRole('navigation', { name: 'Pages of this broker' })
    .getByRole('link', { name: /^Reviews/ })
    .click()
  await expect(page).toHaveURL(/\/en\/brokers\/review\//)
  await page.getByRole('link', { name: 'Write a review' }).click()
  await page.getByRole('radio', { name: '4 of 5 stars' }).check()
  await page.getByLabel('Your review').fill(words)
  await page.getByRole('button', { name: 'Post review' }).click()
  await expect(page.getByText('You are not logged in').first()).toBeAttached()
  await logInDialog(page, person)
  await expect(page.getByText('Your review is posted.')).toBeVisible()
  await expect(page.locator('h1')).toHaveText(name)
  expect(await isSameTab(page)).toBe(true)
  expect(await noticedShifts(page)).toEqual([])

  await page.reload()
  await hydrated(page)
  await expect(listed(page, words)).toBeVisible()
  await page.goto(new URL(page.url()).pathname.replace('/en/', '/id/'))
  await hydrated(page)
  await expect(listed(page, words)).toBeVisible()
  await expect(listed(page, words)).toContainText('Ditulis dalam bahasa Inggris')

  await page.evaluate(() => Object.assign(window, { sameTab: true }))
  await page.getByRole('button', { name: 'Bandingkan' }).first().click()
  await page.goBack()
  await hydrated(page)
  await page.goForward()
  await hydrated(page)
  const tray = page.getByRole('region', { name: 'Bandingkan' })
  await expect(tray.getByText(name)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameTab: true }))
  await page
    .locator('header a[href="/id/brokers"]')
    .first()
    .evaluate(link => (link as HTMLElement).click())
  await page.locator('main tbody input[name=codes]:not(:checked)').first().check()
  await tray.getByRole('link', { name: 'Bandingkan' }).click()
  await expect(page).toHaveURL(/\/id\/compare\.html\?codes=/)
  await page.locator('main thead a[href*="/brokers/info/"]').first().click()
  await page.locator('main a[href*="/id/regulators/"]').first().click()
  await expect(page).toHaveURL(/\/id\/regulators\//)
  await expect(page.locator('h1')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/id\/brokers\/info\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/id\/compare\.html/)
  expect(await isSameTab(page)).toBe(true)
  expect(await noticedShifts(page)).toEqual([])
})

test.describe('with the keyboard', () => {
  test(
    'a keyboard user gets from search through all broker tabs to comparison and regulator without a reload',
    { tag: '@long' },
    async ({ page, request }) => {
      await open(page, '/en/')
      await page.evaluate(() => Object.assign(window, { sameTab: true }))
      await page.getByRole('main').getByRole('combobox').first().focus()
      await page.keyboard.type((await brokerNumber(request, 0)).showName)
      await suggested(page)
      await expect(page.getByRole('option').first()).toHaveAttribute('href', /brokers\/info/)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/en\/brokers\/info\//)
      const tabs = page.getByRole('navigation', { name: 'Pages of this broker' }).getByRole('link')
      await expect(tabs.first()).toHaveAttribute('aria-current', 'page')
      const count = await tabs.count()
      for (let place = 1; place < count; place += 1) {
        await tabs.nth(place).press('Enter')
        await expect(tabs.nth(place)).toHaveAttribute('aria-current', 'page')
      }

      const menu = page.getByRole('navigation', { name: 'Main' })
      await menu.getByRole('button', { name: 'Brokers', exact: true }).press('Enter')
      await menu.getByRole('link', { name: 'Brokers: overview' }).press('Enter')
      await expect(page).toHaveURL('/en/brokers')
      await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /AAA/ }).focus()
      await page.keyboard.press('Space')
      await expect(page).toHaveURL(/grade=AAA/)
      for (const place of [0, 1]) {
        await page.locator('main tbody input[name=codes]').nth(place).focus()
        await page.keyboard.press('Space')
      }
      await page.getByRole('region', { name: 'Compare' }).getByRole('link', { name: 'Compare' }).press('Enter')
      await expect(page).toHaveURL(/\/en\/compare\.html\?codes=/)
      await page.locator('main thead a[href*="/brokers/info/"]').first().press('Enter')
      await expect(page).toHaveURL(/\/en\/brokers\/info\//)
      await page.locator('main a[href*="/en/regulators/"]').first().press('Enter')
      await expect(page).toHaveURL(/\/en\/regulators\//)
      await page.goBack()
      await expect(page).toHaveURL(/\/en\/brokers\/info\//)
      expect(await isSameTab(page)).toBe(true)
    },
  )
})
