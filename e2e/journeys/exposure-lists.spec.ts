import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, open, test } from '../portal/test.ts'

/** The lists of exposures, the mediation centre and their feeds. */

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the list leads to the mediation centre, its states to their cases, and a case to its feed',
    { tag: '@long' },
    async ({ page, request }) => {
      await page.goto('/id/exposure.html')
      await page.locator('main').getByRole('link', { name: 'Pusat mediasi' }).first().click()
      await expect(page.locator('h1')).toHaveText('Pusat mediasi')
      await expect(page.getByRole('heading', { name: 'Komitmen broker' })).toBeVisible()
      const states = page.getByRole('navigation', { name: 'Kasus mediasi menurut status' })
      await states.getByRole('link', { name: /^Selesai/ }).click()
      await expect(page).toHaveURL(/\/id\/exposure\/mediation\.html\?state=resolved$/)
      await page.locator('main article h3 a').first().click()
      await expect(page).toHaveURL(
        ({ pathname }) => pathname.startsWith('/id/exposure/') && !pathname.endsWith('mediation.html'),
      )
      const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
      expect(feed).toMatch(/^\/id\/feeds\/exposure\/[0-9A-Za-z]+\.xml$/)
      const answer = await request.get(feed!)
      expect([answer.status(), XMLValidator.validate(await answer.text())]).toEqual([200, true])
    },
  )

  test(
    'the form of the list finds a complaint by a word, and the feed leads to complaints',
    { tag: '@long' },
    async ({ page, request }) => {
      await page.goto('/en/exposure.html')
      await page.getByRole('searchbox', { name: 'Search complaints' }).fill('withdrawals')
      await page.getByRole('button', { name: 'Show' }).click()
      await expect(page).toHaveURL(/[?&]keyword=withdrawals/)
      expect(await page.locator('main article').count()).toBeGreaterThan(4)
      const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
      const { channel } = new XMLParser().parse(await (await request.get(feed!)).text()).rss
      await page.goto(channel.item[0].link)
      expect(channel.item[0].title).toContain(await page.locator('h1').textContent())
    },
  )
})

test(
  'filters, the most read and the ranking by period are moves within the page',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/en/exposure.html')
    await page.getByLabel('Amount claimed in US dollars').selectOption('1000-10000')
    await page.getByLabel('Published').selectOption('365')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/\/en\/exposure\.html\?amount=1000-10000&period=365$/)
    await page.getByRole('link', { name: 'Most read', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Most read in the last 30 days' })).toBeVisible()
    await page.goto('/en/exposure/brokers.html')
    await page.getByRole('link', { name: 'Last 365 days' }).click()
    await expect(page).toHaveURL(/\/en\/exposure\/brokers\.html\?period=year$/)
    await expect(page.locator('main table').first().locator('tbody tr')).toHaveCount(5)
  },
)
