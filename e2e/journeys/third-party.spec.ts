import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { usercenterOpenidcallback } from 'shared-state/calls/third-party'
import { filledDataDir } from '../portal/filled-data.ts'
import { registerPerson } from '../portal/people.ts'
import { freePort, projectRoot, startPortal, type RunningPortal } from '../portal/start-portal.ts'
import { expect, open, test } from '../portal/test.ts'

/** Signing in with an account elsewhere: a portal of its own, and a real OpenID Connect provider beside it. */

let dataDir: string
let portal: RunningPortal
let provider: ChildProcess

test.beforeAll(async () => {
  const port = String(await freePort())
  provider = fork(join(projectRoot, 'server/src/testing/openid-server.ts'), { stdio: 'ignore' })
  provider.send({ redirectUri: `http://localhost:${port}${usercenterOpenidcallback.path}` })
  const [{ issuer }] = (await once(provider, 'message')) as [{ issuer: string }]
  const openid = { OPENID_PROVIDERS: 'house', OPENID_HOUSE_NAME: 'House', OPENID_HOUSE_ISSUER: issuer, OPENID_HOUSE_CLIENT_ID: 'site', OPENID_HOUSE_CLIENT_SECRET: 'secret-of-the-site' }
  dataDir = await filledDataDir()
  portal = await startPortal({ dataDir, env: { PORT: port, ...openid } })
})
test.afterAll(async () => {
  await portal.stop()
  provider.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

const login = () => `${portal.origin}/en/login.html?return=%2Fen%2Fregulators.html`

test('whoever is new makes an account with a nickname, and is known the next time; whoever declines is back at the login', async ({ page, context }) => {
  provider.send({ person: null })
  await open(page, login())
  await page.getByRole('link', { name: 'Continue with House' }).click()
  await expect(page.getByText(/Logging in there did not work/)).toBeVisible()
  provider.send({ person: 'ayu' })
  await page.getByRole('link', { name: 'Continue with House' }).click()
  await expect(page).toHaveURL(/\/en\/login\/third\.html\?return=%2Fen%2Fregulators\.html$/)
  await page.getByLabel('Nickname').fill('Ayu of House')
  await page.getByLabel('I accept these rules').check()
  await page.getByRole('button', { name: 'Make an account' }).click()
  await expect(page).toHaveURL(/\/en\/regulators\.html$/)
  await context.clearCookies()
  await open(page, login())
  await page.getByRole('link', { name: 'Continue with House' }).click()
  await expect(page).toHaveURL(/\/en\/regulators\.html$/)
  await expect(page.getByRole('button', { name: /Ayu of House/ })).toBeVisible()
})

test('who has an account logs in on the way and connects it by its password', async ({ page, playwright }) => {
  const visitor = await playwright.request.newContext({ baseURL: portal.origin })
  const person = await registerPerson(visitor, dataDir, portal.origin)
  await visitor.dispose()
  provider.send({ person: 'budi' })
  await open(page, login())
  await page.getByRole('link', { name: 'Continue with House' }).click()
  await page.getByRole('link', { name: 'Log in and connect it' }).click()
  await page.locator('main input[name=account]').fill(person.email)
  await page.locator('main input[name=password]').fill(person.password)
  await page.locator('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText(/From then on you can log in with House/)).toBeVisible()
  await page.locator('main input[name=password]').fill(person.password)
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page).toHaveURL(/\/en\/regulators\.html$/)
  await expect(page.getByRole('button', { name: new RegExp(person.nick) })).toBeVisible()
})
