import { expect, follow, open, test } from '../portal/test.ts'

/** Navigation between areas is seamless. */

test('a move fetches only what the new area needs, and nothing that was there is lost', async ({ page }) => {
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

test('the code of a page in another area is there before the visitor presses its link', async ({ page }) => {
  await open(page, '/en/brokers')
  const scripts: string[] = []
  page.on('requestfinished', request => request.resourceType() === 'script' && scripts.push(request.url()))
  const link = page.locator('a[href="/en/exposure.html"]').filter({ visible: true }).first()
  await link.hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(1)
  await page.waitForLoadState('networkidle')
  const before = scripts.splice(0)
  expect(before.filter(script => !script.includes('/releases/exposure/'))).toEqual([])
  await link.click()
  await expect(page).toHaveURL(/\/en\/exposure\.html$/)
  await expect(page.locator('main h1')).toBeVisible()
  expect(scripts.filter(script => before.includes(script))).toEqual([])
  expect(scripts.length).toBeLessThan(before.length)
})

test('back and forward restore where one was', async ({ page }) => {
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

test('every area is reached from the menu and from home without a reload', async ({ page }) => {
  await open(page, '/id/')
  await page.evaluate(() => Object.assign(window, { sameTab: true }))
  for (const area of ['brokers', 'education', 'exposure.html', 'tools.html']) {
    await follow(page, `/id/${area}`)
    await expect(page).toHaveURL(({ href }) => href.endsWith(`/id/${area}`))
    await expect(page.locator('main h1')).toBeVisible()
  }
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true)
})
