import { usercenterOpenidcallback } from 'calls/third-party'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ownPortal } from '../portal/own-portal.ts'
import { registerPerson } from '../portal/people.ts'
import { freePort, projectRoot } from '../portal/start-portal.ts'
import { expect, open, test } from '../portal/test.ts'

/** Signing in with an external account: a separate portal, next to a real OpenID Connect provider. */

let provider: ChildProcess
const portal = ownPortal({ before: startProvider })
test.afterAll(() => provider.kill())

/** Returns the settings that register it with the portal. */
async function startProvider() {
  const port = String(await freePort())
  provider = fork(join(projectRoot, 'backend/src/testing/openid-server.ts'), { stdio: 'ignore' })
  provider.send({ redirectUri: `http://localhost:${port}${usercenterOpenidcallback.path}` })
  const [{ issuer }] = (await once(provider, 'message')) as [{ issuer: string }]
  const openid = {
    OPENID_PROVIDERS: 'house',
    OPENID_HOUSE_NAME: 'House',
    OPENID_HOUSE_ISSUER: issuer,
    OPENID_HOUSE_CLIENT_ID: 'site',
    OPENID_HOUSE_CLIENT_SECRET: 'secret-of-the-site',
  }
  return { PORT: port, ...openid }
}

const login = () => `${portal.origin}/en/login.html?return=%2Fen%2Fregulators.html`

test('declining at the provider returns to the login; accepting creates an account that is recognized next time', async ({
  page,
  context,
}) => {
  provider.send({ person: null })
  await open(page, login())
  await page.getByRole('link', { name: 'Continue with House' }).click()
  await expect(page.getByText(/The login with that service was cancelled/)).toBeVisible()
  provider.send({ person: 'ayu' })
  await page.getByRole('link', { name: 'Continue with House' }).click()
  await expect(page).toHaveURL(/\/en\/login\/third\.html\?return=%2Fen%2Fregulators\.html$/)
  await page.getByLabel('Nickname').fill('Ayu of House')
  await page.getByLabel('I accept these rules').check()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/en\/regulators\.html$/)
  await context.clearCookies()
  await open(page, login())
  await page.getByRole('link', { name: 'Continue with House' }).click()
  await expect(page).toHaveURL(/\/en\/regulators\.html$/)
  await expect(page.getByRole('button', { name: /Ayu of House/ })).toBeVisible()
})

test(
  'an existing user logs in during provider login and connects the account with the password',
  { tag: '@long' },
  async ({ page, playwright }) => {
    const visitor = await playwright.request.newContext({ baseURL: portal.origin })
    const person = await registerPerson(visitor, portal.dataDir, portal.origin)
    await visitor.dispose()
    provider.send({ person: 'budi' })
    await open(page, login())
    await page.getByRole('link', { name: 'Continue with House' }).click()
    await page.getByRole('link', { name: 'Log in and connect it' }).click()
    await page.locator('main input[name=account]').fill(person.email)
    await page.locator('main input[name=password]').fill(person.password)
    await page.locator('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText(/After that you can also log in with House/)).toBeVisible()
    await page.locator('main input[name=password]').fill(person.password)
    await page.getByRole('button', { name: 'Connect' }).click()
    await expect(page).toHaveURL(/\/en\/regulators\.html$/)
    await expect(page.getByRole('button', { name: person.nick })).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    expectedMessages: [/status of 400/],
  })

  test(
    'a logged-in user connects and removes a provider account without JavaScript; a taken one is refused',
    { tag: '@long' },
    async ({ page, context, playwright }) => {
      const [own, other] = [
        await playwright.request.newContext({ baseURL: portal.origin }),
        await playwright.request.newContext({ baseURL: portal.origin }),
      ]
      const person = await registerPerson(own, portal.dataDir, portal.origin)
      await context.addCookies((await own.storageState()).cookies)
      await own.dispose()
      const panel = page.getByRole('region', { name: 'Masuk dengan akun lain' })
      await page.goto(`${portal.origin}/id/user/security.html`)
      provider.send({ person: null })
      await panel.getByRole('link', { name: 'Hubungkan House' }).click()
      await expect(page.getByText('Akun tidak terhubung karena Anda membatalkannya.')).toBeVisible()
      provider.send({ person: 'citra' })
      await panel.getByRole('link', { name: 'Hubungkan House' }).click()
      await page.locator('main input[name=password]').fill(person.password)
      await page.locator('main button[name=act]').click()
      await expect(page.getByText('Akun sudah terhubung.')).toBeVisible()

      await registerPerson(other, portal.dataDir, portal.origin)
      const begun = '/wikifxweb-v1/usercenter/openidstart-v1?provider=house&link=true&returnPath=/id/user/security.html'
      expect((await other.get(begun)).url()).toBe(`${portal.origin}/id/user/security.html?third=taken`)
      await other.dispose()

      await panel.getByRole('link', { name: 'Hapus House' }).click()
      await panel.getByLabel('Kata sandi saat ini').fill('bukan kata sandinya')
      await panel.getByRole('button', { name: 'Hapus' }).click()
      await expect(page.getByText('Kata sandi salah.')).toBeVisible()
      await panel.getByLabel('Kata sandi saat ini').fill(person.password)
      await panel.getByRole('button', { name: 'Hapus' }).click()
      await expect(page.getByText('Dihapus. Anda tidak bisa lagi masuk dengan akun itu.')).toBeVisible()
      await expect(panel.getByText('Belum terhubung')).toBeVisible()
    },
  )
})
