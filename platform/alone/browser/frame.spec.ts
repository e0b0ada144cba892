import { expect, failedCalls, test } from '../testing/test.ts'

/** The frame with the switches. It is the same for every area, so it is tested with only one of them. */
test.beforeEach(({ workspace }) => {
  test.skip(workspace !== process.env.AREAS?.split(',')[0], 'tested with the first area only')
})

test.use({ expectedMessages: async ({}, provide) => provide(failedCalls) })

test('switches set in the standalone frame reach the page and its address, and opening that address restores them', async ({
  page,
  area,
  browsing,
}) => {
  const path = `/en${area.pages[0]!.path}`
  const { tests, visitors } = area.node
  const { shownAs } = visitors[tests.mayAll]!
  await page.goto(`/?as=${tests.user}`)
  const shown = page.frameLocator('iframe')
  await expect(shown.locator('main h1')).toHaveCount(1)
  await expect(page.getByLabel('Page address')).toHaveValue(path)

  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(shown.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel('Direction').selectOption('rtl')
  await expect(shown.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByLabel('Logged in').selectOption(tests.mayAll)
  await expect(shown.getByRole('button', { name: shownAs }).first()).toBeVisible()
  await page.getByRole('radio', { name: 'Indonesian' }).click({ force: true })
  await expect(shown.locator('html')).toHaveAttribute('lang', 'id')
  await page.getByLabel('Page width').selectOption('phone')
  await expect.poll(() => shown.locator('body').evaluate(() => innerWidth)).toBe(390)
  await expect(page).toHaveURL(({ href }) =>
    href.endsWith(`/?at=/id${area.pages[0]!.path}&width=phone&theme=dark&dir=rtl&as=${tests.mayAll}`),
  )

  const another = await browsing.newPage()
  await another.goto(page.url())
  const again = another.frameLocator('iframe')
  await expect(again.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(again.locator('html')).toHaveAttribute('lang', 'id')
  await expect(again.getByRole('button', { name: shownAs }).first()).toBeVisible()
  await another.close()
})

test('the standalone frame lists the calls of a page and can make each of them fail', async ({ page, area }) => {
  await page.goto(`/?as=${area.node.tests.user}&at=/en${area.pages[0]!.path}`)
  const shown = page.frameLocator('iframe')
  await expect(shown.locator('main h1')).toHaveCount(1)
  await page.getByRole('radio', { name: /^Calls/ }).check({ force: true })
  const calls = page
    .getByRole('complementary')
    .getByRole('listitem')
    .filter({ has: page.getByRole('combobox') })
  await page.getByText('Header and footer').click()
  const ofLayout = area.node.layoutCalls.at(-1)!
  await calls.filter({ hasText: ofLayout }).getByRole('combobox').selectOption('503')
  await page.getByRole('button', { name: 'reload it' }).click()
  await expect(calls.filter({ hasText: ofLayout })).toContainText('503')
  await expect(page).toHaveURL(({ search }) => search.includes(`fail=${ofLayout}:503`))
  await page.getByRole('button', { name: 'Reset all' }).click()
  await expect(page).not.toHaveURL(/fail=/)
})

test('the standalone frame links to every address of the area', async ({ page, area }) => {
  await page.goto(`/?as=${area.node.tests.user}`)
  const { path } = area.pages.findLast(({ again }) => !again)!
  await page.locator(`aside a[href="/en${path}"]`).click()
  await expect(page.frameLocator('iframe').locator('main h1')).toHaveCount(1)
  await expect(page).toHaveURL(url => url.searchParams.get('at') === `/en${path}`)
})
