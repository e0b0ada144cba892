import type { Page } from '@playwright/test'
import { expect, follow, hydrated, test } from '../portal/test.ts'

/** Slots filled by other areas stay server HTML until they come into view; then their code takes over (docs/decisions/0050). */

test.use({ viewport: { width: 390, height: 600 } })

const part = (page: Page) => page.locator('[data-area="education"]').first()

/** Opens a broker's page; returns the education area's scripts that are requested from then on. */
async function openBroker(page: Page): Promise<string[]> {
  const fetched: string[] = []
  page.on(
    'request',
    request =>
      void (/\/releases\/education\/[^/]+\/web\/[^/]+\.js$/.test(request.url()) && fetched.push(request.url())),
  )
  await page.goto('/en/brokers')
  const broker = (await page.locator('main tbody tr a[href*="/brokers/info/"]').first().getAttribute('href'))!
  // A busy server omits the slot, which the browser then fetches at once.
  await expect(async () => {
    await page.goto('about:blank')
    fetched.length = 0
    const html = await (await page.goto(broker))!.text()
    expect(
      await page.evaluate(
        text => Boolean(new DOMParser().parseFromString(text, 'text/html').querySelector('[data-area="education"] a')),
        html,
      ),
    ).toBe(true)
  }).toPass()
  await hydrated(page)
  return fetched
}
const mark = (page: Page) => part(page).evaluate(element => Object.assign(element, { isServers: true }))
const isServers = (page: Page) => part(page).evaluate(element => 'isServers' in element)

test('a slot’s code is loaded when the slot scrolls into view, and its text does not change', async ({ page }) => {
  const fetched = await openBroker(page)
  await mark(page)
  const words = await part(page).innerText()
  expect(fetched).toEqual([])
  await part(page).scrollIntoViewIfNeeded()
  await expect.poll(() => isServers(page)).toBe(false)
  expect(await part(page).innerText()).toBe(words)
  expect(fetched.length).toBeGreaterThan(0)
})

test('a link in a slot navigates without a reload before the slot’s code is loaded', async ({ page }) => {
  const fetched = await openBroker(page)
  await page.evaluate(() => Object.assign(window, { isSameTab: true }))
  const href = (await part(page).getByRole('link').first().getAttribute('href'))!
  expect(fetched).toEqual([])
  await follow(page, href)
  await expect(page).toHaveURL(href)
  await expect(page.locator('h1')).toBeVisible()
  expect(await page.evaluate(() => 'isSameTab' in window)).toBe(true)
})

test('a focused slot is not replaced until the focus leaves it', async ({ page }) => {
  const fetched = await openBroker(page)
  await mark(page)
  const link = part(page).getByRole('link').first()
  await link.focus()
  await expect
    .poll(() =>
      page.evaluate(
        urls => urls.length > 0 && urls.every(url => performance.getEntriesByName(url).length > 0),
        fetched,
      ),
    )
    .toBe(true)
  await expect(link).toBeFocused()
  expect(await isServers(page)).toBe(true)
  await page.locator('h1').click()
  await expect.poll(() => isServers(page)).toBe(false)
})
