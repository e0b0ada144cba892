import type { Browser, Page } from '@playwright/test'
import { openConsole, opsPerson, type Person } from '../portal/people.ts'
import { pointerOf, publishRelabelled, releaseCommand } from '../portal/releases.ts'
import { textKey } from '../portal/known-texts.ts'
import { expect, test } from '../portal/test.ts'

/** Ops roll back from a phone, with and without JavaScript, and whoever looks sees it at once. */

const dataDir = () => process.env.E2E_DATA_DIR!
const phone = { width: 390, height: 844 }
const good = '5.0.0'
let started: string
let person: Person

test.describe.configure({ mode: 'serial' })

const publish = (version: string) =>
  publishRelabelled(dataDir(), 'mf-education', version, { key: textKey('mf-education', 'education'), text: `Education of ${version}` })

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.E2E_ORIGIN! })
  person = await opsPerson(request, dataDir())
  await request.dispose()
  started = (await pointerOf(dataDir(), 'education')).stable
  for (const version of [good, '5.1.0', '5.2.0']) await publish(version)
  await releaseCommand(dataDir(), 'activate', 'education', good)
})
test.afterAll(() => releaseCommand(dataDir(), 'activate', 'education', started))

/** A phone of somebody of ops, logged in. */
const opsPhone = (browser: Browser, javaScriptEnabled: boolean): Promise<Page> =>
  openConsole(browser, process.env.E2E_ORIGIN!, person, { viewport: phone, javaScriptEnabled })

const stableOf = (page: Page) => page.locator('#education .pointer strong')

async function rollBack(page: Page, from: string): Promise<void> {
  await page.locator('#education').getByRole('link', { name: 'Roll back' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Roll education back from ${from} to ${good}`)
  await expect(page.getByText(/files, \d+ added, \d+ removed, \d+ changed/)).toBeVisible()
  await page.getByLabel('Reason').fill('the lessons are blank')
  await page.getByRole('button', { name: 'Roll back' }).click()
  await expect(stableOf(page)).toHaveText(good)
}

for (const [how, javaScript, version] of [['with', true, '5.1.0'], ['without', false, '5.2.0']] as const) {
  test(`ops roll back from a phone ${how} JavaScript`, async ({ browser, request }) => {
    await releaseCommand(dataDir(), 'activate', 'education', version)
    const page = await opsPhone(browser, javaScript)
    await expect(stableOf(page)).toHaveText(version)
    await rollBack(page, version)
    expect((await page.locator('body').boundingBox())!.width).toBeLessThanOrEqual(phone.width)
    // Rows of other areas may have come on top meanwhile.
    await expect(page.locator('.audit tbody tr').filter({ hasText: `rollback education ${version} → ${good}` })).toContainText('the lessons are blank')
    await expect(page.locator('#education').getByText('revoked')).not.toHaveCount(0)
    const html = await (await request.get('/en/education')).text()
    expect(html).toContain(`/releases/education/${good}/`)
    expect(html).not.toContain(`/releases/education/${version}/`)
    await page.context().close()
  })
}

test('a second tab sees a change as it happens, and hands out a preview link', async ({ browser }) => {
  const page = await opsPhone(browser, true)
  const second = await page.context().newPage()
  const said: string[] = []
  second.on('console', message => said.push(message.text()))
  await second.goto('/ops')
  await expect(second.locator('#live')).toHaveText('live')
  const card = page.locator('#education')
  await card.locator('summary', { hasText: 'Freeze' }).click()
  await card.getByLabel('Reason').first().fill('holiday')
  await card.getByRole('button', { name: 'Freeze education' }).click()
  await expect(second.locator('#education .frozen')).toContainText('holiday')
  await page.locator('#education').getByRole('button', { name: 'Unfreeze' }).click()
  await expect(second.locator('#education .frozen')).toHaveCount(0)
  await second.locator('#education').getByRole('button', { name: `Preview link education ${good}` }).click()
  await expect(second.getByRole('status').filter({ hasText: 'This link shows one browser' }).getByRole('link')).toBeVisible()
  expect(said).toEqual([])
  await page.context().close()
})
