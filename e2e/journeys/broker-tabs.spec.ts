import type { APIRequestContext, Page } from '@playwright/test'
import { expect, open, test } from '../portal/test.ts'
import { outOfSight, verdictPlaces } from '../portal/verdict-places.ts'
import { usuallyIn } from '../portal/usual-language.ts'

/** The tabs of one broker: by click, by address, without JavaScript, and if a tab does not exist. */

const tabs = [
  'info',
  'account',
  'safe',
  'review',
  'trade',
  'deposit',
  'regulator',
  'service',
  'login',
  'company',
  'app',
  'crypto',
]

interface Listed {
  code: string
  slug: string
  showName: string
}

/** Of the brokers that offer crypto, the one with the most complaints that has something for every tab. */
async function complainedOf(request: APIRequestContext): Promise<Listed> {
  const call = async (path: string) => (await (await request.get(`/wikifxweb-v1/${path}`)).json()).Data
  const { items } = await call('brokers/index/init-v1?tab=crypto&order=exposures&pageSize=50')
  for (const broker of items as Listed[]) {
    const { tabs } = await call(`dealer/main-v1?traderCode=${broker.code}`)
    if ((tabs as { isShow: boolean }[]).every(({ isShow }) => isShow)) return broker
  }
  throw new Error('no broker has something for every tab')
}
const addressOf = ({ slug, code }: Listed, tab: string, lang = 'en') => `/${lang}/brokers/${tab}/${slug}-${code}.html`
const tabsOf = (page: Page, name: string) => page.getByRole('navigation', { name })

for (const [lang, label] of [
  ['en', 'Pages of this broker'],
  ['id', 'Halaman broker ini'],
] as const)
  test(
    `clicking through all tabs of a broker never reloads the page (${lang})`,
    usuallyIn('en', lang),
    async ({ page, request }) => {
      const broker = await complainedOf(request)
      await open(page, addressOf(broker, 'info', lang))
      await page.evaluate(() => Object.assign(window, { sameTab: true }))
      for (const tab of [...tabs.slice(1), 'info']) {
        const address = addressOf(broker, tab, lang)
        await tabsOf(page, label).locator(`a[href="${address}"]`).click()
        await expect(page).toHaveURL(address)
        await expect(tabsOf(page, label).locator('[aria-current=page]')).toHaveAttribute('href', address)
        await expect(page.locator('h1')).toHaveText(broker.showName)
        await expect(page.locator(`link[rel=canonical][href$="${address}"]`)).toBeAttached()
        await expect(page.locator('main h2').first()).toBeVisible()
      }
      expect(await page.evaluate(() => 'sameTab' in window)).toBe(true)
    },
  )

test(
  'broker tabs are links that can be focused with Tab and opened with Enter',
  { tag: '@long' },
  async ({ page, request }) => {
    const broker = await complainedOf(request)
    await open(page, addressOf(broker, 'info'))
    await tabsOf(page, 'Pages of this broker').getByRole('link', { name: 'Info' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(addressOf(broker, 'account'))
  },
)

test.describe('on mobile', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the current broker tab is scrolled into view on mobile', { tag: '@long' }, async ({ page, request }) => {
    const broker = await complainedOf(request)
    await open(page, addressOf(broker, 'crypto'))
    const links = tabsOf(page, 'Pages of this broker').getByRole('link')
    await expect(links.filter({ hasText: 'Crypto' })).toBeInViewport({ ratio: 1 })
    await links.filter({ hasText: 'Info' }).click()
    await expect(page).toHaveURL(addressOf(broker, 'info'))
    // The first tab's link includes padding before its text, which is cut off by design.
    await expect(links.filter({ hasText: 'Info' })).toBeInViewport({ ratio: 0.7 })
  })
})

test.describe('on a small phone without JavaScript', () => {
  test.use({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled: false,
  })

  /** One broker for each of six worst findings; 'none' has no finding at all. */
  const usual = 'revoked'
  const worstFindings = ['suspectedClone', 'revoked', 'noLicence', 'exceeded', 'offshoreOnly', 'none']
  const statusOf: Record<string, string> = { suspectedClone: 'suspected_clone', noLicence: 'unregulated' }

  for (const worst of worstFindings) {
    const tag = worst === usual ? [] : '@long'
    test(
      `verdict, licence state and last complaint are in sight without scrolling (${worst})`,
      { tag },
      async ({ page, request }) => {
        const status =
          worst === 'none' ? 'regulated' : worst === 'offshoreOnly' ? 'offshore' : (statusOf[worst] ?? worst)
        const answer = await request.get(`/wikifxweb-v1/brokers/index/init-v1?licenceStatus=${status}&pageSize=50`)
        const items: (Listed & { findings: string[] })[] = (await answer.json()).Data.items
        const broker = items.find(({ findings: [first = 'none'] }) => first === worst)
        expect(broker, `a broker whose worst finding is ${worst}`).toBeDefined()
        for (const lang of ['en', 'id']) {
          for (const tab of ['info', 'safe', 'review']) {
            await page.goto(addressOf(broker!, tab, lang))
            expect(outOfSight(await verdictPlaces(page))).toEqual([])
          }
          await page.locator('[data-verdict=score] a').click()
          await expect(page).toHaveURL(/#parts$/)
          await expect(page.locator('#parts')).toBeInViewport()
        }
      },
    )
  }
})

test(
  'broker contacts appear after a click, and external links go through the leaving page',
  { tag: '@long' },
  async ({ page, request }) => {
    const broker = await complainedOf(request)
    await open(page, addressOf(broker, 'service'))
    await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Show contacts' }).click()
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible()
    await page.locator('main a[href*="/leaving.html?url="]').first().click()
    await expect(page).toHaveURL(/\/en\/leaving\.html\?url=https/)
    await expect(
      page.getByRole('link', { name: broker.showName }).or(page.getByText(broker.showName)).first(),
    ).toBeVisible()
  },
)

test('unknown broker codes and sections redirect to the 404 page, outdated slugs to the current address', async ({
  request,
}) => {
  const broker = await complainedOf(request)
  const answerTo = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  for (const tab of tabs) {
    expect(await answerTo(`/en/brokers/${tab}/nobody-zzzzzzzz.html`)).toEqual([302, '/en/404.html'])
    expect(await answerTo(addressOf({ ...broker, slug: 'another-name' }, tab, 'id'))).toEqual([
      301,
      addressOf(broker, tab, 'id'),
    ])
  }
  expect(await answerTo(addressOf(broker, 'update'))).toEqual([302, '/en/404.html'])
  expect(await answerTo(addressOf(broker, 'nothing'))).toEqual([302, '/en/404.html'])
  expect(await answerTo(`${addressOf(broker, 'company')}?page=900`)).toEqual([
    302,
    expect.stringMatching(/^\/en\/brokers\/company\//),
  ])
})

test.describe('without JavaScript', () => {
  // Without JavaScript, preloaded code stays unused, and the browser warns about it.
  test.use({ javaScriptEnabled: false })

  /** Every tab is also rendered in Node with the area alone. */
  const usual = 'account'
  for (const tab of tabs)
    test(
      `the ${tab} tab of a broker is complete without JavaScript`,
      { tag: tab === usual ? [] : '@long' },
      async ({ page, request }) => {
        const broker = await complainedOf(request)
        await page.goto(addressOf(broker, tab))
        await expect(page.locator('h1')).toHaveText(broker.showName)
        await expect(page.locator('main h2').first()).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
      },
    )

  test('broker contacts appear after a click without JavaScript', { tag: '@long' }, async ({ page, request }) => {
    await page.goto(addressOf(await complainedOf(request), 'service'))
    await page.getByRole('button', { name: 'Show contacts' }).click()
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible()
  })

  test(
    'the safety tab of a broker searches for any name without JavaScript',
    { tag: '@long' },
    async ({ page, request }) => {
      const broker = await complainedOf(request)
      await page.goto(addressOf(broker, 'safe'))
      const form = page.getByRole('search', { name: 'Check any name or website' })
      await form.getByRole('searchbox').fill(broker.showName)
      await form.getByRole('button').click()
      await expect(page).toHaveURL(/\/en\/search\.html\?q=/)
      await expect(page.getByRole('main')).toContainText(broker.showName)
    },
  )
})
