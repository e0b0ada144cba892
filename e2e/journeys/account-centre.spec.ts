import type { Browser, Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expectAccessible } from '../../platform/alone/testing/accessible.ts'
import { ownPages } from '../portal/every-page.ts'
import { layoutFaults } from '../../platform/alone/testing/layout-faults.ts'
import { registerPerson } from '../portal/people.ts'
import { projectRoot } from '../portal/start-portal.ts'
import { expect, hintGiven, open, test } from '../portal/test.ts'

/** The account centre in use: by one user, by several at the same time, and without JavaScript. */

const dataDir = () => process.env.E2E_DATA_DIR!
const site = () => process.env.E2E_ORIGIN!
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A browser with a new user logged in, with the given role if any. */
async function browserOf(
  browser: Browser,
  { role, javaScriptEnabled = true }: { role?: string; javaScriptEnabled?: boolean } = {},
) {
  const context = await browser.newContext({ baseURL: site(), locale: 'en-GB', javaScriptEnabled })
  await context.addCookies([hintGiven(site())])
  const person = await registerPerson(context.request, dataDir())
  if (role)
    await promisify(execFile)(
      process.execPath,
      [join(projectRoot, 'server/src/cli/account.ts'), 'grant', person.email, role],
      {
        env: { ...process.env, DATA_DIR: dataDir() },
      },
    )
  const page = await context.newPage()
  return { page, ...person, close: () => context.close() }
}

/** The count next to an entry of the account's menu; '' if it has none. */
const counted = (page: Page, entry: string) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: new RegExp(`^${entry}`) })

/** Publishes a review with the same call as the page's own code. */
const writeReview = (page: Page, traderCode: string) =>
  page.evaluate(async code => {
    const post = async (call: string, body: object, headers: Record<string, string> = {}) => {
      const sent = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...headers }
      return (
        await fetch(`/wikifxweb-v1/${call}`, { method: 'POST', headers: sent, body: JSON.stringify(body) })
      ).json()
    }
    const { Data } = await post('session/token-v1', {})
    const headers = { Authorization: `Bearer ${Data.access_token}`, 'Idempotency-Key': crypto.randomUUID() }
    const answer = await post(
      'comment/publish-v1',
      { traderCode: code, content: 'The withdrawal took nine days.', rating: 2 },
      headers,
    )
    if (!answer.succeed) throw new Error(answer.message)
  }, traderCode)

test(
  'a claim decision, a staff reply and a new follower notify only the users concerned, live',
  { tag: '@long' },
  async ({ browser }) => {
    test.slow()
    const [rina, dimas, staff, moderator] = [
      await browserOf(browser),
      await browserOf(browser),
      await browserOf(browser),
      await browserOf(browser, { role: 'moderator' }),
    ]
    // A broker that nobody has claimed, even if this test has already run against the portal.
    await open(staff.page, `/en/brokers?page=${100 + (process.pid % 2000)}`)
    const info = (await staff.page.locator('main tbody tr a[href*="/brokers/info/"]').first().getAttribute('href'))!
    const code = /-(\w+)\.html/.exec(info)![1]!
    const firm = `Firm of ${staff.nick}`

    // Claimed from the broker's page and reviewed by a moderator; the claimant sees the decision arrive.
    await open(staff.page, `/en/user/enterprise.html?broker=${code}`)
    await staff.page.getByLabel('Name of the firm').fill(firm)
    await staff.page.getByLabel('Your full name').fill('Sari Dewi')
    await staff.page.getByLabel('Work email').fill('sari@firm.example')
    await staff.page.getByRole('button', { name: 'Submit' }).click()
    await expect(staff.page.getByText('Your claim has been submitted.')).toBeVisible()
    await open(staff.page, '/en/user/messages.html')
    await open(moderator.page, '/en/user/moderation.html?kind=enterprise')
    await moderator.page.getByRole('link', { name: firm }).click()
    await moderator.page.getByRole('button', { name: 'Start review' }).click()
    await moderator.page.getByRole('button', { name: 'Approve' }).click()
    await expect(moderator.page.getByText('Saved; the user has been notified.')).toBeVisible()
    await expect(staff.page.getByRole('link', { name: `The claim for ${firm} was approved` })).toBeVisible()

    // Rina's review is answered while she and Dimas view other pages.
    await open(dimas.page, '/en/user/fans.html')
    await open(rina.page, '/en/user/messages.html')
    await writeReview(rina.page, code)
    await open(staff.page, '/en/user/enterprise/replies.html')
    // The oldest is first, so the newest is on the last page, however many this broker has.
    const waiting = parseInt((await staff.page.getByRole('heading', { name: /unanswered/ }).textContent())!)
    await open(staff.page, `/en/user/enterprise/replies.html?page=${Math.ceil(waiting / 20)}`)
    await staff.page.getByRole('link', { name: `Answer ${rina.nick}` }).click()
    await staff.page.getByLabel('Your answer').fill('Thank you, we have looked into it.')
    await staff.page.getByRole('button', { name: 'Publish answer' }).click()
    await expect(staff.page.getByText('Answer published.')).toBeVisible()
    await expect(counted(rina.page, 'Messages')).toHaveText(/^Messages1/)
    await expect(rina.page.getByRole('main').getByText('Thank you, we have looked into it.')).toBeVisible()

    // Dimas follows her from her profile: she is notified, he is not.
    await open(dimas.page, (await rina.page.locator('main a[href*="/user/"]').first().getAttribute('href'))!)
    await dimas.page.getByRole('button', { name: `Follow ${rina.nick}` }).click()
    await expect(dimas.page.getByRole('button', { name: `Unfollow ${rina.nick}` })).toBeVisible()
    await expect(counted(rina.page, 'Messages')).toHaveText(/^Messages2/)
    await open(dimas.page, '/en/user/attention.html?tab=people')
    await expect(dimas.page.getByRole('link', { name: rina.nick })).toBeVisible()
    await expect(counted(dimas.page, 'Messages')).toHaveText('Messages')
    for (const somebody of [rina, dimas, staff, moderator]) await somebody.close()
  },
)

test('avatar upload, identity check, email change form and account deletion work without JavaScript', async ({
  browser,
}) => {
  const { page, password, close } = await browserOf(browser, { javaScriptEnabled: false })
  await page.goto('/id/user/setting.html')
  await page
    .locator('#avatar input[type=file]')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') })
  await page.locator('#avatar button[type=submit]').click()
  await expect(page.locator('#avatar [aria-invalid=true]')).toBeVisible()
  await page
    .locator('#avatar input[type=file]')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.alloc(7 * 1024 * 1024) })
  await page.locator('#avatar button[type=submit]').click()
  await expect(page.getByText('Foto lebih besar dari 2 MB.')).toBeVisible()
  await page
    .locator('#avatar input[type=file]')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: onePixel })
  await page.locator('#avatar button[type=submit]').click()
  await expect(page.locator('#avatar img')).toBeVisible()

  await page.goto('/id/user/certificate.html')
  await page.getByLabel('Nama lengkap').fill('Rina Wati')
  await page.getByLabel('Negara').selectOption('360')
  await page.getByLabel('Nomor').fill('3174012345678901')
  await page.locator('input[type=file]').setInputFiles({ name: 'ktp.png', mimeType: 'image/png', buffer: onePixel })
  await page.locator('#certificate button[type=submit]').click()
  await expect(page.getByText('Menunggu pemeriksaan', { exact: true })).toBeVisible()

  await page.goto('/id/user/setting.html')
  await page.getByRole('link', { name: 'Ubah Email' }).click()
  await page.locator('input[name=email]').fill('baru@mail.example')
  await page.locator('#email button[type=submit]').click()
  await expect(page.getByAltText('Lima karakter untuk dibaca')).toBeVisible()
  await expect(page.locator('input[name=email]')).toHaveValue('baru@mail.example')

  await page.goto('/id/user/security.html')
  await page.getByRole('button', { name: 'Siapkan' }).click()
  await expect(page.getByRole('link', { name: 'Unduh' })).toHaveAttribute('href', /^data:application\/json/)
  await page.getByRole('link', { name: 'Hapus akun' }).click()
  await page.locator('#delete input[name=password]').fill(password)
  await page.locator('#delete input[name=word]').fill('tidak')
  await page.locator('#delete button[type=submit]').click()
  await expect(page.getByText('Ketik kata HAPUS.')).toBeVisible()
  await page.locator('#delete input[name=password]').fill(password)
  await page.locator('#delete input[name=word]').fill('HAPUS')
  await page.locator('#delete button[type=submit]').click()
  await expect(page).toHaveURL(/\/id\/(#|$)/)
  await page.goto('/id/user/setting.html')
  await expect(page).toHaveURL(/login\.html/)
  await close()
})

/** Checked in the dark theme instead: together they contain most components. */
const inTheDark = new Set([
  '/user/setting.html?change=email',
  '/user/security.html?delete=1',
  '/user/messages.html',
  '/user/enterprise.html',
  '/user/moderation.html',
])

test('no account page may be stored in shared caches', { tag: '@long' }, async ({ browser }) => {
  const { page, close } = await browserOf(browser, { role: 'moderator' })
  for (const path of ownPages) {
    const answer = await page.request.get(`/en${path}`)
    expect(await answer.text(), path).toContain('<h1')
    expect(answer.headers()['cache-control'], path).toContain('private')
  }
  await close()
})

// With sample data they are also checked with the area alone (platform/alone/browser/pages.spec.ts).
test('every account page fits desktop and mobile and is accessible', { tag: '@long' }, async ({ browser }) => {
  test.slow()
  const { page, close } = await browserOf(browser, { role: 'moderator' })
  for (const path of ownPages) {
    await open(page, `/en${path}`)
    await expect(page.locator('h1')).toHaveCount(1)
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await layoutFaults(page), `${path} at ${width}`).toEqual([])
    }
    await page.emulateMedia({ colorScheme: inTheDark.has(path) ? 'dark' : 'light' })
    await expectAccessible(page)
  }
  await close()
})
