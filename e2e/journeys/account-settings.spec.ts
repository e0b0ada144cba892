import type { Page } from '@playwright/test'
import { ageingPortal } from '../portal/ageing-portal.ts'
import { codeMailedTo, logIn } from '../portal/people.ts'
import { expect, open, test } from '../portal/test.ts'

/** Adding and replacing login data in the settings, with success and failure, on a portal in which an hour can pass at once. */

test.describe.configure({ mode: 'serial' })
// Refusals and the lost network are provoked by the tests: the browser logs each of them.
test.use({
  expectedMessages: [
    /status of 4\d\d|abnormal: 4\d\d|ERR_INTERNET_DISCONNECTED|occurred when fetching the script|call [\w.]+ failed/,
  ],
})

const portal = ageingPortal()
test.beforeAll(() =>
  portal.db.script(
    `INSERT INTO users (user_id, nick, area_code, phone) VALUES ('another', 'Another', '62', '81234500001')`,
  ),
)

/** Opens the logged-in user's settings with the given form open. */
async function openForm(page: Page, lang: 'en' | 'id', link: string): Promise<void> {
  await open(page, `${portal.origin}/${lang}/login.html?return=%2F${lang}%2Fuser%2Fsetting.html`)
  await logIn(page, portal.person)
  await page.getByRole('link', { name: link }).click()
}
const codeOf = (to: string) => codeMailedTo(portal.dataDir, to)
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')
const row = (page: Page, label: string) => page.locator('main li').filter({ hasText: label }).first()

test(
  'binding a phone number reports wrong, expired and used codes at the field and survives a lost network',
  { tag: '@long' },
  async ({ page, context }) => {
    const [number, dialled] = ['0812 3450 0002', '+6281234500002']
    await openForm(page, 'id', 'Tambah Telepon')
    await page.locator('input[name=phone]').fill(number)
    await page.keyboard.press('Enter')
    const code = page.getByLabel('Kode', { exact: true })
    const again = async () => {
      await portal.anHourPasses()
      await page.getByRole('button', { name: 'Kirim kode lain' }).click()
      await expect(code).not.toHaveAttribute('aria-invalid', 'true')
    }
    await expect(page.getByText(/Berlaku 5 menit/)).toBeVisible()
    await code.fill(otherThan(codeOf(dialled)))
    await page.keyboard.press('Enter')
    await expect(code).toBeFocused()
    await expect(page.getByText('Kode salah.')).toBeVisible()

    await portal.anHourPasses()
    await code.fill(codeOf(dialled))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Kode sudah kedaluwarsa atau sudah dipakai.')).toBeVisible()
    await again()
    await portal.db.script(`UPDATE one_time_codes SET used_at = now() WHERE subject = '${dialled}'`)
    await code.fill(codeOf(dialled))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Kode sudah kedaluwarsa atau sudah dipakai.')).toBeVisible()
    await again()

    await code.fill(codeOf(dialled).replace(/^.../, '$& '))
    await context.setOffline(true)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(/Situs tidak dapat dijangkau/)
    await expect(code).not.toHaveValue('')
    await context.setOffline(false)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nomor telepon Anda sudah diubah.')).toBeVisible()
    await expect(row(page, 'Telepon')).toContainText('•002')
  },
)

test(
  'changing the phone number requires the password and refuses a verified number of another account',
  { tag: '@long' },
  async ({ page }) => {
    await openForm(page, 'en', 'Change Phone')
    const send = async (number: string) => {
      await page.locator('input[name=phone]').fill(number)
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
      await page.getByLabel('Code', { exact: true }).fill(codeOf(`+62${number.slice(1)}`))
    }
    await send('081234500001')
    await page.getByLabel('Current password').first().fill(portal.person.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('This belongs to another account.')).toBeVisible()
    await expect(page.locator('input[name=phone]')).toHaveValue('081234500001')

    await send('081234500003')
    await page.getByLabel('Current password').first().fill('not the password')
    await page.keyboard.press('Enter')
    await expect(page.getByText('The password is wrong.')).toBeVisible()
    // The code was right, and is not required again.
    await expect(page.getByLabel('Code', { exact: true })).toBeHidden()
    await page.getByLabel('Current password').first().fill(portal.person.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your phone number has been changed.')).toBeVisible()
    await expect(row(page, 'Phone')).toContainText('•003')
  },
)

test(
  'changing the email requires a code and the password, and the new email logs in afterwards',
  { tag: '@long' },
  async ({ page, context }) => {
    const email = 'another-address@mail.example'
    await openForm(page, 'id', 'Ubah Email')
    await page.locator('input[name=email]').fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Kode', { exact: true })).toBeVisible()
    await page.getByLabel('Kode', { exact: true }).fill(codeOf(email))
    await page.getByLabel('Kata sandi saat ini').first().fill(portal.person.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Email Anda sudah diubah.')).toBeVisible()
    await context.clearCookies()
    portal.person = { ...portal.person, email }
    await open(page, `${portal.origin}/id/login.html`)
    await logIn(page, portal.person)
  },
)

test(
  'login and settings forms report a lost network, preserve the input and work once it is back',
  { tag: '@long' },
  async ({ page, context }) => {
    await open(page, `${portal.origin}/en/login.html?return=%2Fen%2Fuser%2Fsetting.html`)
    await page.locator('main input[name=account]').fill(portal.person.email)
    await page.locator('main input[name=password]').fill(portal.person.password)
    await context.setOffline(true)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(/could not reach the site/)
    await expect(page.locator('main input[name=account]')).toHaveValue(portal.person.email)
    await context.setOffline(false)
    await page.locator('main input[name=password]').press('Enter')
    const nick = page.getByLabel('Nickname', { exact: true })
    await nick.fill('Offline for a while')
    await context.setOffline(true)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(/could not reach the site/)
    await expect(nick).toHaveValue('Offline for a while')
    await context.setOffline(false)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nickname saved')).toBeVisible()
    await page.reload()
    await expect(nick).toHaveValue('Offline for a while')
  },
)
