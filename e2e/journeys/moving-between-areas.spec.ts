import { expect, follow, open, test } from '../portal/test.ts'

/** Navigation between areas is seamless. */

test('navigating to another area fetches only that area’s files and preserves the page left behind', async ({
  page,
}) => {
  await open(page, '/en/brokers')
  await page.evaluate(() => Object.assign(window, { sameTab: true }))
  await page.locator('main tbody tr input[type=checkbox]').first().check()
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await follow(page, '/en/education')
  await expect(page.locator('h1')).toContainText(/Education|Learn/)
  const releases = asked.filter(path => path.startsWith('/releases/'))
  expect(releases.length).toBeGreaterThan(0)
  expect(releases.filter(path => !path.startsWith('/releases/education/'))).toEqual([])
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true)
  await page.goBack()
  await expect(page.locator('main tbody tr input[type=checkbox]').first()).toBeChecked()
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true)
})

test('hovering a link preloads the code of a page in another area', async ({ page, request }) => {
  // The server's HTML of that page names the code that it needs.
  const html = await (await request.get('/en/exposure.html')).text()
  const isPageCode = (text: string) =>
    text.startsWith('/releases/exposure/') && text.endsWith('.js') && !text.includes('/strings.')
  const pageCode = [...new Set(html.split('"').filter(isPageCode))]
  expect(pageCode).not.toEqual([])
  await open(page, '/en/brokers')
  const loaded: string[] = []
  page.on('requestfinished', sent => sent.resourceType() === 'script' && loaded.push(new URL(sent.url()).pathname))
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('button', { name: 'Exposure' }).hover()
  const link = page.locator('a[href="/en/exposure.html"]').filter({ visible: true }).first()
  await link.hover()
  await expect.poll(() => pageCode.filter(file => !loaded.includes(file))).toEqual([])
  expect(loaded.filter(file => !file.startsWith('/releases/exposure/'))).toEqual([])
  loaded.length = 0
  await link.click()
  await expect(page).toHaveURL(/\/en\/exposure\.html$/)
  await expect(page.locator('main h1')).toBeVisible()
  expect(loaded.filter(file => pageCode.includes(file))).toEqual([])
})

test('going back restores the scroll position', async ({ page }) => {
  await open(page, '/en/brokers')
  await page.locator('main tbody tr').nth(15).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  await page.locator('main tbody tr').nth(15).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/brokers\/info\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('navigating through all areas never reloads the page', async ({ page }) => {
  await open(page, '/id/')
  await page.evaluate(() => Object.assign(window, { sameTab: true }))
  for (const area of ['brokers', 'education', 'exposure.html', 'tools.html']) {
    await follow(page, `/id/${area}`)
    await expect(page).toHaveURL(({ href }) => href.endsWith(`/id/${area}`))
    await expect(page.locator('main h1')).toBeVisible()
  }
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true)
})
