import { codeMailedTo, readPicture, registerPerson } from '../portal/people.ts'
import { expect, open, test } from '../portal/test.ts'

/** Logging in, with and without JavaScript, and pages that require it. */

const dataDir = () => process.env.E2E_DATA_DIR!

test('an anonymous visitor who follows a broker sees a toast, logs in through the dialog and then follows it', async ({
  page,
  playwright,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: process.env.E2E_ORIGIN! })
  const person = await registerPerson(visitor, dataDir())
  await visitor.dispose()
  await open(page, '/en/brokers')
  await page.locator('main tbody tr a[href*="/brokers/info/"]').first().click()
  await page.getByRole('button', { name: 'Follow' }).click()
  await expect(page.getByRole('status').getByText('You are not logged in')).toBeVisible()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/email/i).fill(person.email)
  await dialog.getByLabel(/password/i).fill(person.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /Following|Unfollow/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /Following|Unfollow/ })).toBeVisible()
})

test.describe('without JavaScript', () => {
  // A refused form is answered with 400, which the browser logs.
  test.use({ javaScriptEnabled: false, expectedMessages: [/status of 400/] })

  test('a visitor registers with an emailed code without JavaScript and can then open the settings', async ({
    page,
  }) => {
    await page.goto('/id/user/setting.html')
    await expect(page).toHaveURL(/\/id\/login\.html\?return=/)
    const [email, nick] = [`tanpa-js-${Date.now()}@mail.example`, `Tanpa JS ${Date.now() % 1_000_000}`]
    await page.goto('/id/register.html')
    await page.locator('main input[type=email]').fill(email)
    await page.locator('main form button[type=submit]').first().click()
    await page.locator('main input[name=graphCode]').fill(await readPicture(page, dataDir(), 'register'))
    await page.locator('main form button[type=submit]').first().click()
    await expect(page.locator('main input[name=code]')).toBeVisible()
    await page.locator('main input[name=code]').fill(codeMailedTo(dataDir(), email))
    await page.locator('main input[name=nick]').fill(nick)
    await page.locator('main input[name=password]').fill('kalimat yang cukup panjang')
    await page.locator('main input[name=terms]').check()
    await page.locator('main form button[type=submit]').first().click()
    // A click does not wait for the response, and navigating away would cancel it.
    await expect(page).not.toHaveURL(/register\.html/)
    await page.goto('/id/user/setting.html')
    await expect(page.locator('main input[name=nick]')).toHaveValue(nick)
  })

  test(
    'the login form reports a wrong password and preserves the account name without JavaScript',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/en/login.html')
      await page.locator('main input[name=account]').fill('nobody@mail.example')
      await page.locator('main input[name=password]').fill('not the password')
      await page.locator('main form button[type=submit]').first().click()
      await expect(page.locator('main [role=alert], main [aria-invalid=true]').first()).toBeVisible()
      await expect(page.locator('main input[name=account]')).toHaveValue('nobody@mail.example')
    },
  )
})

test('login does not redirect to a return address on another site', async ({ page, playwright }) => {
  const visitor = await playwright.request.newContext({ baseURL: process.env.E2E_ORIGIN! })
  const person = await registerPerson(visitor, dataDir())
  await visitor.dispose()
  await open(page, '/en/login.html?return=//evil.example/x')
  await page.locator('main input[name=account]').fill(person.email)
  await page.locator('main input[name=password]').fill(person.password)
  await page.locator('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL(/login\.html/)
  expect(new URL(page.url()).origin).toBe(process.env.E2E_ORIGIN!)
})

test('pages for logged-in users are sent with Cache-Control no-store', async ({ playwright }) => {
  const visitor = await playwright.request.newContext({ baseURL: process.env.E2E_ORIGIN! })
  const kept = async () => (await visitor.get('/en/')).headers()['cache-control']
  expect(await kept()).toBe('private, no-cache')
  await registerPerson(visitor, dataDir())
  expect(await kept()).toBe('private, no-store')
  await visitor.dispose()
})
