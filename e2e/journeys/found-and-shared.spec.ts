import type { APIRequestContext, Page } from '@playwright/test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { gunzipSync } from 'node:zlib'
import { publicLanguages } from 'shared-state/i18n/languages'
import { expect, test } from '../portal/test.ts'
import { usuallyIn } from '../portal/usual-language.ts'

/** The parts of the portal that are visible to search engines and other sites. */

test.use({ javaScriptEnabled: false })

const parser = new XMLParser({ ignoreAttributes: false, isArray: name => ['sitemap', 'url', 'item'].includes(name) })
const parsed = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true)
  return parser.parse(xml)
}

const filesOf = async (request: APIRequestContext): Promise<string[]> =>
  parsed(await (await request.get('/sitemap.xml')).text()).sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc)
/** A sitemap file of brokers has 10 MB and is only searched; the small ones are also checked as XML. */
async function addressesOf(request: APIRequestContext, file: string): Promise<string[]> {
  const xml = gunzipSync(await (await request.get(file)).body()).toString()
  if (xml.length < 1_000_000) parsed(xml)
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => match[1]!)
}

test('the sitemap lists every broker in both languages, and the listed pages exist', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${process.env.E2E_ORIGIN}/sitemap.xml`)
  const files = await filesOf(request)
  const ofBrokers = files.filter(file => file.includes('/broker-'))
  const [first, last] = [await addressesOf(request, ofBrokers[0]!), await addressesOf(request, ofBrokers.at(-1)!)]
  const { Data } = await (await request.get('/wikifxweb-v1/brokers/index/init-v1?pageSize=1')).json()
  // Every file but the last is full. A broker has this many tabs, each in two languages.
  const tabs = new Set(first.map(address => new URL(address).pathname.split('/')[3])).size
  expect(tabs).toBeGreaterThan(2)
  expect((ofBrokers.length - 1) * first.length + last.length).toBe(Data.total * tabs * 2)
  for (const kind of ['broker', 'regulator', 'provider', 'topic', 'lesson', 'news', 'exposure']) {
    const addresses = await addressesOf(
      request,
      files.find(file => file.includes(`/${kind}-`))!,
    )
    for (const address of [addresses[0]!, addresses.at(-1)!]) await pageToBeFound(request, address)
  }
})

/** The HTML of a page, which must exist and be indexable. */
async function pageToBeFound(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address, { maxRedirects: 0 })
  expect([address, answer.status()]).toEqual([address, 200])
  const html = await answer.text()
  expect(html, `${address} is in the sitemap but noindex`).not.toContain('<meta name="robots" content="noindex">')
  return html
}

/** Width and height from the first chunk of a PNG. */
function sizeOfPng(bytes: Buffer): [number, number] {
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

const contentOf = (page: Page, property: string) =>
  page.locator(`meta[property="og:${property}"]`).getAttribute('content')
const structuredOf = async (page: Page): Promise<Record<string, unknown>[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(text => JSON.parse(text))

for (const [lang, kind, from, link] of [
  ['en', 'broker', '/en/brokers', 'main tbody tr a[href*="/brokers/info/"]'],
  ['en', 'article', '/en/education', 'main a[href*="/education/news/"]'],
  ['id', 'regulator', '/id/regulators.html', 'main a[href*="/regulators/"]'],
] as const)
  test(
    `the page of the first ${kind} has Open Graph tags, a preview picture and structured data (${lang})`,
    { tag: kind === 'broker' ? [] : '@long' },
    async ({ page, request }) => {
      await page.goto(from)
      await page.goto((await page.locator(link).first().getAttribute('href'))!)
      expect(await contentOf(page, 'title')).toBe(await page.title())
      expect(await contentOf(page, 'type')).toBe(kind === 'article' ? 'article' : 'website')
      expect(await contentOf(page, 'url')).toBe(page.url())
      expect(await contentOf(page, 'locale')).toBe(lang === 'en' ? 'en_GB' : 'id_ID')
      const picture = (await contentOf(page, 'image'))!
      expect(picture).toContain(`/pictures/og/${lang}/${kind}/`)
      expect(sizeOfPng(await (await request.get(picture)).body())).toEqual([1200, 630])
      // Ratings of sample brokers are invented, and therefore not published as structured data.
      expect((await structuredOf(page)).map(object => object['@type'])).toEqual(
        kind === 'article' ? ['BreadcrumbList', 'Article'] : ['BreadcrumbList'],
      )
    },
  )

for (const path of ['/id/brokers/review.html', '/en/tools/position.html', '/id/about.html'])
  test(`the structured data of ${path} matches its visible breadcrumb`, { tag: '@long' }, async ({ page }) => {
    await page.goto(path)
    const { itemListElement } = (await structuredOf(page)).find(object => object['@type'] === 'BreadcrumbList') as {
      itemListElement: { name: string; item?: string }[]
    }
    const shown = await page
      .locator('nav ol')
      .first()
      .locator('li')
      .evaluateAll(steps => steps.map(step => ({ name: step.textContent, item: step.querySelector('a')?.href })))
    expect(itemListElement.map(({ name, item }) => ({ name, item }))).toEqual(shown)
  })

test('the home page has structured data for the organization and the website', async ({ page }) => {
  await page.goto('/id/')
  expect((await structuredOf(page)).map(object => object['@type'])).toEqual(['Organization', 'WebSite'])
})

test(
  'the education page links to its RSS feed, whose items lead to articles',
  { tag: '@long' },
  async ({ page, request }) => {
    await page.goto('/id/education')
    const href = (await page.locator('link[type="application/rss+xml"]').getAttribute('href'))!
    const { channel } = parsed(await (await request.get(href)).text()).rss
    expect(channel.item.length).toBeGreaterThan(20)
    const { link, title } = channel.item[0]
    await page.goto(link)
    await expect(page.locator('h1')).toHaveText(title)
  },
)

for (const lang of publicLanguages)
  test(
    `every indexable page in ${lang} has a unique title and a description of 50 to 160 characters`,
    usuallyIn('id', lang),
    async ({ request }) => {
      const files = await filesOf(request)
      const addresses = (
        await addressesOf(
          request,
          files.find(file => file.includes('/pages-'))!,
        )
      ).filter(address => new URL(address).pathname.startsWith(`/${lang}/`))
      const titles: string[] = []
      for (const address of addresses) {
        const html = await pageToBeFound(request, address)
        titles.push(/<title>([^<]*)<\/title>/.exec(html)![1]!)
        const description =
          /<meta name="description" content="([^"]*)">/.exec(html)?.[1]?.replace(/&[^&;]+;/g, "'") ?? ''
        expect(description.length, `${address}: ${description}`).toBeGreaterThanOrEqual(50)
        expect(description.length, `${address}: ${description}`).toBeLessThanOrEqual(160)
      }
      expect(titles).not.toHaveLength(0)
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    },
  )
