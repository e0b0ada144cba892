import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Db } from '../../server/src/db/db.ts'
import { openPostgres } from '../../server/src/db/postgres-engine.ts'
import { codeMailedTo, logIn, registerPerson, type Person } from '../portal/people.ts'
import { startPortal, type RunningPortal } from '../portal/start-portal.ts'
import { expect, open, test } from '../portal/test.ts'

/** Signing in where codes age and guesses add up: on a portal of its own, in whose database an hour passes at once. */

test.describe.configure({ mode: 'serial' })
test.skip(!process.env.TEST_DATABASE_URL, 'no PostgreSQL on this machine')
// Refusals are the tests' own doing: the browser notes each by itself.
test.use({ expectedMessages: [/status of 4\d\d|abnormal: 4\d\d/] })

let dataDir: string
let db: Db
let portal: RunningPortal
let person: Person
const name = `over_time_${process.pid}`

test.beforeAll(async ({ playwright }) => {
  dataDir = mkdtempSync(join(tmpdir(), 'brokerlens-over-time-'))
  const server = await openPostgres(process.env.TEST_DATABASE_URL!)
  await server.script(`CREATE DATABASE ${name}`)
  await server.close()
  const url = new URL(`/${name}`, process.env.TEST_DATABASE_URL).href
  portal = await startPortal({ dataDir, env: { DATABASE_URL: url, SAMPLE_DATA: 'off', LOG_LEVEL: 'silent' } })
  db = await openPostgres(url)
  const visitor = await playwright.request.newContext({ baseURL: portal.origin })
  person = await registerPerson(visitor, dataDir, portal.origin)
  await visitor.dispose()
})
test.afterAll(async () => {
  await db.close()
  await portal.stop()
  const server = await openPostgres(process.env.TEST_DATABASE_URL!)
  await server.script(`DROP DATABASE ${name}`)
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const anHourPasses = () => db.script(`UPDATE one_time_codes SET created_at = created_at - interval '1 hour', expires_at = expires_at - interval '1 hour'`)
const step = (page: Page, value: string) => page.locator(`main form button[name=step][value=${value}]`).first()

async function askForCode(page: Page, email: string): Promise<void> {
  await open(page, `${portal.origin}/en/register.html`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await step(page, 'email').click()
  await expect(page.getByLabel('Code from the email')).toBeVisible()
}

async function fillIn(page: Page, email: string, nick: string): Promise<void> {
  await page.getByLabel('Code from the email').fill(codeMailedTo(dataDir, email))
  await page.getByLabel('Nickname').fill(nick)
  await page.getByLabel('Password', { exact: true }).fill('one more long phrase')
  await page.getByLabel('I accept these rules').check()
  await step(page, 'account').click()
}

test('whoever guesses passwords is asked for a bot check, then has to wait, with the right one too', async ({ page }) => {
  await open(page, `${portal.origin}/id/login.html`)
  const password = page.getByLabel('Kata sandi', { exact: true })
  await page.getByLabel('Email atau nomor telepon').fill(person.email)
  const told = page.getByRole('alert')
  const wait = told.getByText(/Coba lagi dalam \d+/)
  await expect(async () => {
    await password.fill('a wrong guess of it')
    await password.press('Enter')
    await expect(password).toBeEnabled()
    await expect(wait).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 50_000, intervals: [0] })
  await password.fill(person.password)
  await password.press('Enter')
  await expect(wait).toBeVisible()
  await expect(page).toHaveURL(/login\.html/)
})

test('a code that has run out, or is used, is told at its field, and the rest stays', async ({ page, context }) => {
  const email = 'late@mail.example'
  await askForCode(page, email)
  await anHourPasses()
  await fillIn(page, email, 'Too late')
  const code = page.getByLabel('Code from the email')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('The code has expired or was used.')).toBeVisible()
  await expect(page.getByLabel('Nickname')).toHaveValue('Too late')

  const other = await context.newPage()
  await askForCode(other, 'twice@mail.example')
  await db.script(`UPDATE one_time_codes SET used_at = now() WHERE subject = 'twice@mail.example'`)
  await fillIn(other, 'twice@mail.example', 'Twice')
  await expect(other.getByText('The code has expired or was used.')).toBeVisible()
})

test('an address that has an account already is told to whoever has proved that it is theirs', async ({ page }) => {
  await anHourPasses()
  await askForCode(page, person.email)
  await fillIn(page, person.email, 'Second account')
  await expect(page.getByText(/belongs to another account|has an account/)).toBeVisible()
  await expect(page.getByLabel('Nickname')).toHaveValue('Second account')
})

test('a forgotten password: a code, and the new password ends what was open elsewhere and is the one that counts', async ({ page, playwright, browser }) => {
  const visitor = await playwright.request.newContext({ baseURL: portal.origin })
  const forgetful = await registerPerson(visitor, dataDir, portal.origin)
  await visitor.dispose()
  const elsewhere = await (await browser.newContext({ baseURL: portal.origin })).newPage()
  await elsewhere.goto('/en/login.html')
  await logIn(elsewhere, forgetful)
  await anHourPasses()
  await open(page, `${portal.origin}/en/forgot.html?return=%2Fen%2Fregulators.html`)
  await page.getByLabel('Email', { exact: true }).fill(forgetful.email)
  await step(page, 'send').click()
  const code = page.getByLabel('Code from the email')
  await expect(code).toBeVisible()
  await code.fill(codeMailedTo(dataDir, forgetful.email))
  const password = page.getByLabel('New password')
  await password.fill('12345678')
  await password.press('Enter')
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill('quite another phrase')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await password.press('Enter')
  await expect(page.getByText(/Your password is changed/)).toBeVisible()
  await logIn(page, { ...forgetful, password: 'quite another phrase' })
  await expect(page).toHaveURL(/\/en\/regulators\.html$/)
  await elsewhere.goto('/en/user/setting.html')
  await expect(elsewhere).toHaveURL(/login\.html/)
  await elsewhere.context().close()
})
