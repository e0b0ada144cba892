import { gradeOf } from 'calls/rating/grade'
import { expect, test } from '../portal/test.ts'

/** The content for visitors without JavaScript. */

test.use({ javaScriptEnabled: false })

test('the English broker list contains 20 brokers with their grades', async ({ page, request }) => {
  await page.goto('/en/brokers')
  expect(await page.getAttribute('html', 'lang')).toBe('en')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/brokers$/)
  for (const lang of ['en', 'id', 'x-default'])
    await expect(page.locator(`link[rel=alternate][hreflang="${lang}"]`)).toHaveCount(1)
  const { Data } = await (await request.get('/wikifxweb-v1/brokers/index/init-v1?pageSize=20')).json()
  const rows = page.locator('main tbody tr')
  await expect(rows).toHaveCount(20)
  expect(Data.items).toHaveLength(20)
  for (const [index, broker] of Data.items.entries()) {
    await expect(rows.nth(index)).toContainText(broker.showName)
    await expect(rows.nth(index)).toContainText(gradeOf(broker.score)!)
  }
})

test('pages and filters of the broker list work through the address', async ({ page }) => {
  await page.goto('/en/brokers')
  const first = await page.locator('main tbody tr').first().innerText()
  await page.goto('/en/brokers?page=2')
  await expect(page.locator('main tbody tr')).toHaveCount(20)
  expect(await page.locator('main tbody tr').first().innerText()).not.toBe(first)
  await page.goto('/en/brokers?grade=D')
  await expect(page.locator('main tbody tr').first()).toContainText('D')
})

for (const [lang, word] of [
  ['en', 'Check a broker'],
  ['id', 'Cek broker'],
] as const)
  // Both languages have the same links.
  test(
    `the home page in ${lang} is complete and has no dead links`,
    { tag: lang === 'en' ? [] : '@long' },
    async ({ page, request }) => {
      await page.goto(`/${lang}/`)
      await expect(page.locator('h1')).toContainText(word)
      const own = await page
        .locator('a[href^="/"]')
        .evaluateAll(links => [...new Set(links.map(link => (link as HTMLAnchorElement).getAttribute('href')!))])
      expect(own.length).toBeGreaterThan(30)
      // Links that differ only behind the third segment lead to the same kind of page: all of them are followed in the long test only.
      const kinds = new Map(own.map(path => [path.split(/[?#]/, 1)[0]!.split('/').slice(0, 4).join('/'), path]))
      const followed = lang === 'en' ? kinds.values() : own
      const dead: string[] = []
      for (const path of followed) {
        const answer = await request.get(path)
        if (!answer.ok() || new URL(answer.url()).pathname.endsWith('/404.html'))
          dead.push(`${path} → ${answer.status()} ${answer.url()}`)
      }
      expect(dead).toEqual([])
    },
  )
