import type { Browser, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { codeMailedTo, logIn, readPicture, registerPerson, type Person } from '../portal/people.ts'
import { expect, open, test } from '../portal/test.ts'

/** All sign-in methods, with success and failure. Registration, password: accounts.spec.ts; time limits: sign-in-over-time.spec.ts. */

const dataDir = () => process.env.E2E_DATA_DIR!
let numbers = 0
/** An unused Indonesian mobile number, in national format. */
const newNumber = () => `0812${String(Date.now()).slice(-6)}${++numbers}`
const dialled = (number: string) => `+62${number.slice(1)}`
const submit = (page: Page, step: string) => page.locator(`main form button[name=step][value=${step}]`).click()

// Wrong codes and passwords are provoked by the tests: the browser logs each refusal.
test.use({
  expectedMessages: [
    /status of 4\d\d|abnormal: 4\d\d|ERR_INTERNET_DISCONNECTED|call [\w.]+ failed|area shell\s+failed to load/,
  ],
})

test('phone login works with the keyboard, through a wrong code and a lost network, for a new number', async ({
  page,
  context,
}) => {
  const number = newNumber()
  const password = page.getByRole('link', { name: 'Kata sandi', exact: true })
  await open(page, '/id/login.html?return=%2Fid%2Fregulators.html')
  await password.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/way=phone/)
  await page.getByLabel('Nomor telepon', { exact: true }).fill(number)
  await page.keyboard.press('Enter')
  const code = page.getByLabel('Kode dari SMS')
  await expect(code).toBeFocused()
  await expect(page.getByRole('button', { name: /^Kode baru dalam \d+/ })).toBeVisible()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toBeFocused()
  await code.fill(` ${codeMailedTo(dataDir(), dialled(number)).replace(/^.../, '$& ')} `)
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/Situs tidak dapat dijangkau/)
  await context.setOffline(false)
  await code.press('Enter')
  await expect(page.getByLabel('Saya menyetujui aturan ini')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/id\/regulators\.html$/)
  await expect(page.getByRole('button', { name: /^Akun / })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('phone login works without JavaScript and puts no secret in the address', { tag: '@long' }, async ({ page }) => {
    const number = newNumber()
    await page.goto('/en/login.html?way=phone&return=%2Fen%2Fregulators.html')
    await page.getByLabel('Country code').selectOption({ label: 'Indonesia +62' })
    await page.getByLabel('Phone number').fill(number)
    await submit(page, 'phone')
    await page.getByLabel('Characters in the picture').fill(await readPicture(page, dataDir(), 'login'))
    await submit(page, 'phone')
    await expect(page.getByLabel('Code from the SMS')).toBeVisible()
    const code = codeMailedTo(dataDir(), dialled(number))
    await page.getByLabel('Code from the SMS').fill(code)
    await submit(page, 'code')
    expect(page.url()).toMatch(/login\.html\?way=phone&return=%2Fen%2Fregulators\.html$/)
    await page.getByLabel('I accept these rules').check()
    await submit(page, 'terms')
    await expect(page).toHaveURL(/\/en\/regulators\.html$/)
    await page.goto('/en/user/setting.html')
    await expect(page.locator('main input[name=nick]')).not.toHaveValue('')
  })

  test(
    'the reset form treats an unknown email like any other and reports a wrong code at its field',
    { tag: '@long' },
    async ({ page }) => {
      const email = `nobody-${Date.now()}@mail.example`
      await page.goto('/en/forgot.html')
      await page.getByLabel('Email', { exact: true }).fill(email)
      await submit(page, 'send')
      await page.getByLabel('Characters in the picture').fill(await readPicture(page, dataDir(), 'forgot'))
      await submit(page, 'send')
      await expect(page.getByText(`If ${email} belongs to an account`)).toBeVisible()
      await page.getByLabel('Code from the email').fill('000000')
      await page.getByLabel('New password').fill('quite another phrase')
      await submit(page, 'password')
      await expect(page.getByLabel('Code from the email')).toHaveAttribute('aria-invalid', 'true')
    },
  )
})

test('QR login names the waiting device on the phone, and confirming there logs in the desktop', async ({
  page,
  playwright,
  browser,
}) => {
  const person = await someone(playwright)
  const phone = await loggedIn(browser, person)
  const shown = page.waitForResponse(/qrinit/)
  await open(page, '/en/login.html?way=qr&return=%2Fen%2Fregulators.html')
  const { path } = ((await (await shown).json()) as { Data: { path: string } }).Data
  await expect(page.getByRole('img', { name: 'QR code for logging in' })).toBeVisible()
  await phone.goto(path)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Log in on another device?')
  await expect(phone.getByText('Chrome, Linux')).toBeVisible()
  await expect(page.getByText('Scanned. Confirm it on your phone.')).toBeVisible()
  await phone.getByRole('button', { name: 'Yes, log me in there' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('You are logged in on the other device')
  await expect(page).toHaveURL(/\/en\/regulators\.html$/)
  await expect(page.getByRole('button', { name: person.nick })).toBeVisible()
  await phone.goto(path)
  await expect(phone.getByText(/has expired or was used/)).toBeVisible()
  await phone.context().close()
})

test(
  'logging out on all devices ends the sessions on other devices',
  { tag: '@long' },
  async ({ page, playwright, browser }) => {
    const person = await someone(playwright)
    const other = await loggedIn(browser, person)
    await open(page, '/en/login.html')
    await logIn(page, person)
    // The new page takes the focus, which would close a menu opened before.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('button', { name: person.nick }).click()
    await page.getByRole('button', { name: 'Log out on all devices' }).click()
    await expect(page.locator('header').getByRole('link', { name: 'Log in' }).first()).toBeVisible()
    await other.goto('/en/user/setting.html')
    await expect(other).toHaveURL(/login\.html/)
    await other.context().close()
  },
)

async function someone(playwright: PlaywrightWorkerArgs['playwright']): Promise<Person> {
  const visitor = await playwright.request.newContext({ baseURL: process.env.E2E_ORIGIN! })
  const person = await registerPerson(visitor, dataDir())
  await visitor.dispose()
  return person
}

/** A separate browser context, logged in; the caller closes it. */
async function loggedIn(browser: Browser, person: Person): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: process.env.E2E_ORIGIN! })).newPage()
  await page.goto('/en/login.html')
  await logIn(page, person)
  return page
}
