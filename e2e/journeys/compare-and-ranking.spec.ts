import type { APIRequestContext, Page } from '@playwright/test'
import { noticedShifts, watchShifts } from '../portal/layout-shifts.ts'
import { expect, follow, hydrated, open, suggested, test } from '../portal/test.ts'
import { usuallyIn } from '../portal/usual-language.ts'

/** Comparison, rankings, and the lists other than the broker list. */

interface Listed {
  code: string
  slug: string
  showName: string
}

const call = '/wikifxweb-v1'
async function brokers(request: APIRequestContext, query = 'pageSize=5'): Promise<Listed[]> {
  const answer = await request.get(`${call}/brokers/index/init-v1?${query}`)
  return (await answer.json()).Data.items
}
const compareAddress = (lang: string, listed: readonly Listed[]) =>
  `/${lang}/compare.html?codes=${listed.map(({ code }) => code).join()}`
const boxes = (page: Page) => page.locator('main tbody input[name=codes]')
/** The suggestion of the broker itself, not the link to all results for its name. */
const offer = (page: Page, { showName }: Listed) =>
  page
    .getByRole('option')
    .filter({ hasText: showName, has: page.locator('img') })
    .first()
const tray = (page: Page) => page.getByRole('region', { name: /^(Compare|Bandingkan)$/ })

for (const [lang, words] of [
  ['en', { compare: 'Compare', differs: '(differs)', only: 'Only differences', find: 'Find a broker to add' }],
  ['id', { compare: 'Bandingkan', differs: '(berbeda)', only: 'Hanya yang berbeda', find: 'Tambahkan broker' }],
] as const)
  test.describe(lang, usuallyIn('en', lang), () => {
    test('brokers ticked in the list open as a comparison that can be changed and left without a reload', async ({
      page,
      request,
    }) => {
      const listed = await brokers(request)
      await watchShifts(page)
      await open(page, `/${lang}/brokers`)
      await page.evaluate(() => Object.assign(window, { sameTab: true }))
      for (const index of [0, 1, 2]) await boxes(page).nth(index).check()
      await expect(
        tray(page)
          .getByRole('listitem')
          .filter({ has: page.getByRole('button') }),
      ).toHaveCount(3)

      await tray(page).getByRole('link', { name: words.compare }).click()
      await expect(page).toHaveURL(({ href }) => href.includes(`/${lang}/compare.html?codes=`))
      expect(new URL(page.url()).searchParams.get('codes')).toBe(
        listed
          .slice(0, 3)
          .map(({ code }) => code)
          .join(),
      )
      const table = page.locator('main table')
      for (const { showName } of listed.slice(0, 3))
        await expect(table.getByRole('columnheader', { name: showName })).toBeVisible()
      const rows = await table.locator('tbody tr').count()
      await page.getByLabel(words.only).check()
      await expect.poll(() => table.locator('tbody tr').filter({ visible: true }).count()).toBeLessThan(rows)
      await expect(table.getByText(words.differs).first()).toBeAttached()

      // Removing one and adding another: the address follows, and so does the tray.
      await page.getByRole('link', { name: listed[1]!.showName }).first().click()
      await expect(page).toHaveURL(compareAddress(lang, [listed[0]!, listed[2]!]))
      const field = page.getByRole('combobox', { name: words.find })
      await field.fill(listed[4]!.showName)
      await offer(page, listed[4]!).click()
      await expect(page).toHaveURL(compareAddress(lang, [listed[0]!, listed[2]!, listed[4]!]))
      expect(await page.evaluate(() => 'sameTab' in window)).toBe(true)

      await follow(page, `/${lang}/brokers`)
      await expect(page).toHaveURL(`/${lang}/brokers`)
      await expect(boxes(page).nth(0)).toBeChecked()
      await expect(boxes(page).nth(1)).not.toBeChecked()
      await page.reload()
      await hydrated(page)
      await expect(boxes(page).nth(2)).toBeChecked()
      expect(await noticedShifts(page)).toEqual([])
    })

    test(
      'the comparison tray covers neither the pager nor the footer at the end of the page',
      { tag: '@long' },
      async ({ page }) => {
        await open(page, `/${lang}/brokers`)
        await boxes(page).first().check()
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 800 })
          const pager = page.locator('main nav').last()
          await page.evaluate(() =>
            scrollTo(0, document.querySelector('footer')!.getBoundingClientRect().top + scrollY - innerHeight),
          )
          await expect(async () => {
            const [above, bar, below] = await Promise.all([
              pager.boundingBox(),
              tray(page).boundingBox(),
              page.locator('footer').last().boundingBox(),
            ])
            expect(above!.y + above!.height).toBeLessThanOrEqual(bar!.y)
            expect(bar!.y + bar!.height).toBeLessThanOrEqual(below!.y + 1)
          }).toPass({ timeout: 20_000 })
        }
      },
    )

    test(
      'the comparison shows two brokers at a time on mobile, switched by buttons or a swipe',
      { tag: '@long' },
      async ({ browser, request, baseURL }) => {
        const context = await browser.newContext({
          baseURL: baseURL!,
          viewport: { width: 390, height: 800 },
          hasTouch: true,
          isMobile: true,
        })
        const page = await context.newPage()
        const listed = await brokers(request)
        await open(page, compareAddress(lang, listed.slice(0, 4)))
        const shown = page.locator('main thead th').filter({ visible: true })
        await expect(shown).toHaveCount(2)
        await expect(shown.filter({ hasText: listed[0]!.showName })).toHaveCount(1)
        await page.getByRole('radio').nth(1).check()
        await expect(shown.filter({ hasText: listed[3]!.showName })).toHaveCount(1)
        await swipe(page, 60, 330)
        await expect(shown.filter({ hasText: listed[0]!.showName })).toHaveCount(1)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        await context.close()
      },
    )
  })

/** A touch swipe from one position to another, dispatched through the browser itself. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await page.locator('main table').evaluate(table => table.scrollIntoView())
  const y = 400
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] })
  for (const part of [0.25, 0.5, 0.75, 1])
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from + (to - from) * part, y }],
    })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test(
  'a broker can be found, added to the comparison and removed with the keyboard',
  { tag: '@long' },
  async ({ page, request }) => {
    const [first, second] = await brokers(request)
    await open(page, '/en/compare.html')
    const field = page.getByRole('combobox', { name: 'Find a broker to add' })
    for (const broker of [first!, second!]) {
      await field.focus()
      await page.keyboard.type(broker.showName)
      await suggested(page)
      await expect(offer(page, broker)).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(({ href }) => href.includes(broker.code))
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 2 brokers')
    const remove = page.getByRole('link', { name: `Remove ${second!.showName}` })
    await remove.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/en/compare.html?codes=${first!.code}`)
  },
)

test(
  'the review ranking switches from month to week and to its second page through the address',
  { tag: '@long' },
  async ({ page, request }) => {
    await open(page, '/en/ranking.html')
    await page.locator('main a[href="/en/ranking/reviews.html"]').click()
    await expect(page.locator('main tbody tr')).toHaveCount(20)
    await page.getByLabel('Period').selectOption('week')
    const next = page.getByRole('link', { name: 'Next', exact: true })
    await expect(next).toHaveAttribute('href', /period=week/)
    await next.click()
    await expect(page).toHaveURL(/period=week&page=2|page=2&period=week/)
    const { Data } = await (
      await request.get(`${call}/ranking/init-v1?type=reviews&period=week&pageSize=20&pageIndex=2`)
    ).json()
    const { rank, broker } = Data.items[0] as { rank: number; broker: Listed }
    await expect(page.locator('main tbody tr').first()).toContainText(`${rank}${broker.showName}`)
  },
)

test('the score ranking is sorted by value, and brokers with equal values share a rank', async ({ request }) => {
  const pages = await Promise.all(
    [1, 2].map(
      async pageIndex =>
        (await (await request.get(`${call}/ranking/init-v1?type=score&pageSize=50&pageIndex=${pageIndex}`)).json()).Data
          .items,
    ),
  )
  const rows: { rank: number; value: number; broker: Listed & { commentCount: number } }[] = pages.flat()
  expect(rows).not.toHaveLength(0)
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1]
    if (!before) continue
    expect(row.value).toBeLessThanOrEqual(before.value)
    expect(row.rank).toBe(row.value === before.value ? before.rank : index + 1)
  }
})

const wrong = [
  '/en/compare.html?codes=nobody99',
  '/en/compare.html?codes=a-b',
  '/en/compare.html?codes=1,2,3,4,5',
  '/en/ranking/best.html',
  '/en/ranking/score',
  '/en/providers/nothing-zzzz.html',
  '/en/providers/-.html',
  '/en/data.html?code=nobody99',
  '/en/regulators/nothing-zzzz.html',
]
for (const address of wrong)
  test(`${address} redirects to the not-found page`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([302, '/en/404.html'])
  })

test('duplicate comparison codes and outdated provider slugs redirect to the canonical address', async ({
  request,
}) => {
  const [first, second] = await brokers(request)
  const twice = await request.get(`/en/compare.html?codes=${first!.code},${second!.code},${first!.code}`, {
    maxRedirects: 0,
  })
  expect([twice.status(), twice.headers().location]).toEqual([
    301,
    `/en/compare.html?codes=${first!.code},${second!.code}`,
  ])
  const [provider] = (await (await request.get(`${call}/webprt/init-v1?pageSize=1`)).json()).Data.items as Listed[]
  const old = await request.get(`/id/providers/an-old-name-${provider!.code}.html`, { maxRedirects: 0 })
  expect([old.status(), old.headers().location]).toEqual([
    301,
    `/id/providers/${provider!.slug}-${provider!.code}.html`,
  ])
})

test.describe('without JavaScript', () => {
  // Without JavaScript, preloaded code stays unused, and the browser warns about it.
  test.use({ javaScriptEnabled: false })

  test('comparing ticked brokers, adding another and switching columns on mobile work without JavaScript', async ({
    page,
    request,
  }) => {
    const listed = await brokers(request)
    await page.goto('/en/brokers')
    for (const index of [0, 1]) await boxes(page).nth(index).check()
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page).toHaveURL(compareAddress('en', listed.slice(0, 2)))
    await page.getByRole('combobox', { name: 'Find a broker to add' }).fill(listed[2]!.showName)
    await page.locator('main form[role=search] button[type=submit]').click()
    await page.locator('main').getByRole('link', { name: /Add$/ }).first().click()
    await expect(page).toHaveURL(/codes=[^,=]+,[^,=]+,[^,=]+$/)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('radio').nth(1).check()
    await expect(page.locator('main thead th').filter({ visible: true })).toHaveCount(1)
  })

  test(
    'comparing six ticked brokers shows four and reports the two left out, without JavaScript',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/en/brokers')
      for (let index = 0; index < 6; index++) await boxes(page).nth(index).check()
      await page.getByRole('button', { name: 'Compare' }).click()
      await expect(page.locator('main')).toContainText('2 more that you ticked were left out.')
      await expect(page.locator('main thead th')).toHaveCount(4)
    },
  )

  for (const [path, row] of [
    ['/ranking.html', 'main ol li'],
    ['/ranking/new.html', 'main tbody tr'],
    ['/providers.html', 'main ul li a[href*="/providers/"]'],
    ['/blacklist.html', 'main tbody tr'],
    ['/exposure/brokers.html', 'main tbody tr'],
    ['/vps.html', 'main tbody tr'],
    ['/data.html', 'main tbody tr'],
  ] as const)
    test(`${path} is complete without JavaScript`, { tag: '@long' }, async ({ page }) => {
      await page.goto(`/id${path}`)
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await page.locator(row).count()).toBeGreaterThan(9)
    })
})
