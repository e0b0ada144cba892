import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { ownPortal } from '../portal/own-portal.ts'
import { expect, follow, hydrated, test } from '../portal/test.ts'

/** One area fails: its own pages say so, everything else keeps working. On a separate portal, because it is broken on purpose. */

test.describe.configure({ mode: 'serial' })

const folderIn = (dataDir: string) => join(dataDir, 'releases/education')
const awayIn = (dataDir: string) => join(dataDir, 'education-away')
const portal = ownPortal({ before: dataDir => renameSync(folderIn(dataDir), awayIn(dataDir)) })

test.describe('while all education releases are missing', () => {
  test.use({ expectedMessages: [/503|404|Failed to (load|find)|failed to load|education/i] })

  test('pages of an area without releases show an error and respond with status 503', async ({ page }) => {
    const answer = await page.goto(`${portal.origin}/en/education`)
    expect(answer!.status()).toBe(503)
    expect(answer!.headers()['retry-after']).toBeTruthy()
    await hydrated(page)
    await expect(page.locator('main')).toContainText('Education did not load')
    await expect(page.locator('header')).toContainText('Brokers')
  })

  /** A page that shows a part of the missing area, and one that does not; the others are of one of these kinds. */
  const always = ['/en/', '/en/tools/position.html']
  for (const path of [...always, '/id/', '/en/brokers', '/en/exposure.html'])
    test(
      `${path} works while all education releases are missing`,
      { tag: always.includes(path) ? [] : '@long' },
      async ({ page }) => {
        const answer = await page.goto(portal.origin + path)
        expect(answer!.status()).toBe(200)
        await hydrated(page)
        await expect(page.locator('h1')).toBeVisible()
      },
    )

  test('navigating to an area without releases shows the error, and navigating away works', async ({ page }) => {
    await page.goto(`${portal.origin}/en/brokers`)
    await hydrated(page)
    await follow(page, '/en/education')
    await expect(page.locator('main')).toContainText('Education did not load')
    await follow(page, '/en/brokers')
    await expect(page.locator('main tbody tr').first()).toBeVisible()
  })
})

test('an area is served again within ten seconds after its releases return, without a restart', async ({ request }) => {
  renameSync(awayIn(portal.dataDir), folderIn(portal.dataDir))
  expect(existsSync(folderIn(portal.dataDir))).toBe(true)
  await expect(async () => expect((await request.get(`${portal.origin}/en/education`)).status()).toBe(200)).toPass({
    timeout: 10_000,
  })
})

test.describe('in the browser only', () => {
  test.use({ expectedMessages: [/Failed to load resource|education/i] })

  test('an area whose scripts fail to load in the browser stays readable', async ({ page }) => {
    await page.route('**/releases/education/**/*.js', route => route.abort())
    await page.goto(`${portal.origin}/en/education`)
    await hydrated(page)
    await expect(page.locator('main h1')).toBeVisible()
    await follow(page, '/en/brokers')
    await expect(page.locator('main tbody tr').first()).toBeVisible()
  })
})
