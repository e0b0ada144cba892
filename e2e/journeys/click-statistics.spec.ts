import type { Page } from '@playwright/test'
import { expect, open, test } from '../portal/test.ts'

/** Clicks that lead to a broker are counted (spec 7.4). */

const clicks = '/wikifxweb-v1/statistics/batch-v1'

/** Hides the page, as when a visitor switches to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test('opening a broker from a list is counted in a batch that is sent when the page is hidden', async ({ page }) => {
  const sent: string[] = []
  await page.route(`**${clicks}`, async route => {
    sent.push(route.request().postData() ?? '')
    await route.continue()
  })
  await open(page, '/en/blacklist.html')
  const link = page.locator('main tbody th a').first()
  const address = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(({ href }) => href.includes(address!))
  expect(sent).toEqual([])
  await hide(page)
  await expect.poll(() => sent.length).toBe(1)
  const { events } = JSON.parse(sent[0]!)
  expect(events).toMatchObject([
    {
      call: 'dealer.statistics',
      input: {
        type: 1,
        platform: 3,
        lang: 'en',
        country: '840',
        url: '/en/blacklist.html',
        jumpStatisticsUrl: address,
      },
    },
  ])
  expect(events[0].input).toMatchObject({ apptype: 7, equipId: expect.stringMatching(/^[\da-f]{32}$/) })
  expect(events[0].input).not.toHaveProperty('userid')
})

test('no click statistics are sent for visitors with Global Privacy Control', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const sent: string[] = []
  page.on('request', request => void (request.url().endsWith(clicks) && sent.push(request.url())))
  await open(page, '/en/blacklist.html')
  await page.locator('main tbody th a').first().click()
  await expect(page).toHaveURL(/\/brokers\/info\//)
  await hide(page)
  expect(sent).toEqual([])
})
