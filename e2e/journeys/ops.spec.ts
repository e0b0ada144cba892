import type { Browser, Page } from '@playwright/test'
import { textKey } from '../portal/known-texts.ts'
import { ownPortal } from '../portal/own-portal.ts'
import { openConsole, opsPerson, type Person } from '../portal/people.ts'
import { publishRelabelled, releaseCommand } from '../portal/releases.ts'
import { expect, test } from '../portal/test.ts'

/** Ops roll back from a phone, with and without JavaScript, and every viewer sees it at once. */

const phone = { width: 390, height: 844 }
const good = '5.0.0'
let person: Person

test.describe.configure({ mode: 'serial' })
// A rollback reloads the tabs that use the release, so this needs a separate portal.
const portal = ownPortal()

const publish = (version: string) =>
  publishRelabelled(portal.dataDir, 'mf-education', version, {
    key: textKey('mf-education', 'education'),
    text: `Education of ${version}`,
  })

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: portal.origin })
  person = await opsPerson(request, portal.dataDir, portal.origin)
  await request.dispose()
  for (const version of [good, '5.1.0', '5.2.0']) await publish(version)
  await releaseCommand(portal.dataDir, 'activate', 'education', good)
})

/** A phone of an ops user, logged in. */
const opsPhone = (browser: Browser, javaScriptEnabled: boolean): Promise<Page> =>
  openConsole(browser, portal.origin, person, { viewport: phone, javaScriptEnabled })

const stableOf = (page: Page) => page.locator('#education .pointer strong')

async function rollBack(page: Page, from: string): Promise<void> {
  await page.locator('#education').getByRole('link', { name: 'Roll back' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Roll education back from ${from} to ${good}`)
  await expect(page.getByText(/files, \d+ added, \d+ removed, \d+ changed/)).toBeVisible()
  await page.getByLabel('Reason').fill('the lessons are blank')
  await page.getByRole('button', { name: 'Roll back' }).click()
  await expect(stableOf(page)).toHaveText(good)
}

for (const [how, javaScript, version] of [
  ['with', true, '5.1.0'],
  ['without', false, '5.2.0'],
] as const) {
  test(`operators can roll back on mobile ${how} JavaScript`, async ({ browser, request }) => {
    await releaseCommand(portal.dataDir, 'activate', 'education', version)
    const page = await opsPhone(browser, javaScript)
    await expect(stableOf(page)).toHaveText(version)
    await rollBack(page, version)
    expect((await page.locator('body').boundingBox())!.width).toBeLessThanOrEqual(phone.width)
    await expect(page.locator('.audit tbody tr').first()).toContainText('the lessons are blank')
    await expect(page.locator('#education').getByText('revoked')).not.toHaveCount(0)
    const html = await (await request.get(`${portal.origin}/en/education`)).text()
    expect(html).toContain(`/releases/education/${good}/`)
    expect(html).not.toContain(`/releases/education/${version}/`)
    await page.context().close()
  })
}

test('a second console tab shows a freeze live and creates a preview link', async ({ browser }) => {
  const page = await opsPhone(browser, true)
  const second = await page.context().newPage()
  const said: string[] = []
  second.on('console', message => said.push(message.text()))
  await second.goto(`${portal.origin}/ops`)
  await expect(second.locator('#live')).toHaveText('live')
  const card = page.locator('#education')
  await card.locator('summary', { hasText: 'Freeze' }).click()
  await card.getByLabel('Reason').first().fill('holiday')
  await card.getByRole('button', { name: 'Freeze education' }).click()
  await expect(second.locator('#education .frozen')).toContainText('holiday')
  await page.locator('#education').getByRole('button', { name: 'Unfreeze' }).click()
  await expect(second.locator('#education .frozen')).toHaveCount(0)
  await second
    .locator('#education')
    .getByRole('button', { name: `Preview link education ${good}` })
    .click()
  await expect(
    second.getByRole('status').filter({ hasText: 'This link shows one browser' }).getByRole('link'),
  ).toBeVisible()
  expect(said).toEqual([])
  await page.context().close()
})
