import type { Page } from '@playwright/test'
import { ageingPortal } from '../portal/ageing-portal.ts'
import { codeMailedTo, logIn, registerPerson } from '../portal/people.ts'
import { expect, open, test } from '../portal/test.ts'

/** Signing in where codes expire and attempts accumulate: on a separate portal, in whose database an hour can pass at once. */

test.describe.configure({ mode: 'serial' })
// Refusals are provoked by the tests: the browser logs each of them.
test.use({ expectedMessages: [/status of 4\d\d|abnormal: 4\d\d/] })

const portal = ageingPortal()

const step = (page: Page, value: string) => page.locator(`main form button[name=step][value=${value}]`).first()

async function askForCode(page: Page, email: string): Promise<void> {
  await open(page, `${portal.origin}/en/register.html`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await step(page, 'email').click()
  await expect(page.getByLabel('Code from the email')).toBeVisible()
}

async function fillIn(page: Page, email: string, nick: string): Promise<void> {
  await page.getByLabel('Code from the email').fill(codeMailedTo(portal.dataDir, email))
  await page.getByLabel('Nickname').fill(nick)
  await page.getByLabel('Password', { exact: true }).fill('one more long phrase')
  await page.getByLabel('I accept these rules').check()
  await step(page, 'account').click()
}

test(
  'an expired QR code is reported on desktop and phone, and the desktop offers a new one',
  { tag: '@long' },
  async ({ page, browser }) => {
    const phone = await (await browser.newContext({ baseURL: portal.origin })).newPage()
    await open(phone, '/id/login.html')
    await logIn(phone, portal.person)
    const codeShown = async (renew: () => Promise<unknown>): Promise<string> => {
      const shown = page.waitForResponse(/qrinit/)
      await renew()
      return ((await (await shown).json()) as { Data: { path: string } }).Data.path
    }
    const runsOut = () => portal.db.script('UPDATE qr_sign_ins SET expires_at = now()')
    const image = page.getByRole('img', { name: 'QR code for logging in' })
    const first = await codeShown(() => open(page, `${portal.origin}/en/login.html?way=qr`))
    await phone.goto(first.replace('/en/', '/id/'))
    await expect(phone.getByRole('button', { name: 'Ya, masuk di perangkat itu' })).toBeVisible()
    await runsOut()
    await expect(page.getByText('This code has expired.')).toBeVisible()
    await expect(image).toBeHidden()
    await phone.getByRole('button', { name: 'Ya, masuk di perangkat itu' }).click()
    await expect(phone.getByText(/sudah kedaluwarsa atau terpakai/)).toBeVisible()

    const second = await codeShown(() => page.getByRole('button', { name: 'Show a new code' }).click())
    await expect(image).toBeVisible()
    expect(second).not.toBe(first)
    await runsOut()
    await phone.goto(second)
    await expect(phone.getByText(/has expired or was used/)).toBeVisible()
    await phone.context().close()
  },
)

test(
  'repeated wrong passwords enforce a waiting time, even for the right password',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, `${portal.origin}/id/login.html`)
    const password = page.getByLabel('Kata sandi', { exact: true })
    await page.getByLabel('Email atau nomor telepon').fill(portal.person.email)
    const told = page.getByRole('alert')
    const wait = told.getByText(/Coba lagi dalam \d+/)
    await expect(async () => {
      await password.fill('a wrong guess of it')
      await password.press('Enter')
      await expect(password).toBeEnabled()
      await expect(wait).toBeVisible({ timeout: 500 })
    }).toPass({ intervals: [0] })
    await password.fill(portal.person.password)
    await password.press('Enter')
    await expect(wait).toBeVisible()
    await expect(page).toHaveURL(/login\.html/)
  },
)

test(
  'registration reports an expired or used code at its field and preserves the other fields',
  { tag: '@long' },
  async ({ page, context }) => {
    const email = 'late@mail.example'
    await askForCode(page, email)
    await portal.anHourPasses()
    await fillIn(page, email, 'Too late')
    const code = page.getByLabel('Code from the email')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('The code has expired or was already used.')).toBeVisible()
    await expect(page.getByLabel('Nickname')).toHaveValue('Too late')

    const other = await context.newPage()
    await askForCode(other, 'twice@mail.example')
    await portal.db.script(`UPDATE one_time_codes SET used_at = now() WHERE subject = 'twice@mail.example'`)
    await fillIn(other, 'twice@mail.example', 'Twice')
    await expect(other.getByText('The code has expired or was already used.')).toBeVisible()
  },
)

test(
  'registration reports an email that already has an account after its code is entered',
  { tag: '@long' },
  async ({ page }) => {
    await portal.anHourPasses()
    await askForCode(page, portal.person.email)
    await fillIn(page, portal.person.email, 'Second account')
    await expect(page.getByText(/belongs to another account|has an account/)).toBeVisible()
    await expect(page.getByLabel('Nickname')).toHaveValue('Second account')
  },
)

test(
  'resetting a forgotten password ends other sessions, and the new password logs in',
  { tag: '@long' },
  async ({ page, playwright, browser }) => {
    const visitor = await playwright.request.newContext({ baseURL: portal.origin })
    const forgetful = await registerPerson(visitor, portal.dataDir, portal.origin)
    await visitor.dispose()
    const elsewhere = await (await browser.newContext({ baseURL: portal.origin })).newPage()
    // After this many wrong passwords from here a proof of work is required: its code must have loaded.
    await open(elsewhere, '/en/login.html')
    await logIn(elsewhere, forgetful)
    await portal.anHourPasses()
    await open(page, `${portal.origin}/en/forgot.html?return=%2Fen%2Fregulators.html`)
    await page.getByLabel('Email', { exact: true }).fill(forgetful.email)
    await step(page, 'send').click()
    const code = page.getByLabel('Code from the email')
    await expect(code).toBeVisible()
    await code.fill(codeMailedTo(portal.dataDir, forgetful.email))
    const password = page.getByLabel('New password')
    await password.fill('12345678')
    await password.press('Enter')
    await expect(password).toBeFocused()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await password.fill('quite another phrase')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await password.press('Enter')
    await expect(page.getByText(/Your password has been changed/)).toBeVisible()
    await logIn(page, { ...forgetful, password: 'quite another phrase' })
    await expect(page).toHaveURL(/\/en\/regulators\.html$/)
    await elsewhere.goto('/en/user/setting.html')
    await expect(elsewhere).toHaveURL(/login\.html/)
    await elsewhere.context().close()
  },
)
