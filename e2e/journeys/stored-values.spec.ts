import type { BrowserContext, Page, Request } from '@playwright/test'
import { browserOf } from '../portal/somebody.ts'
import { expect, follow, open, test } from '../portal/test.ts'
import { call } from '../portal/trader.ts'

/**
 * The cookies and local storage of a browser in which the site's team is logged in, and the headers of its calls, compared with the
 * specification (sections 5, 7.1, 7.2 and 9).
 */

const landing = '/en/?marketingActivity=spring&marketingParam=banner-2'
const day = 86_400

/** Lifetime in seconds, rounded to what the specification can name; -1: until the browser closes. */
const lifetime = (expires: number) => (expires < 0 ? -1 : Math.round((expires - Date.now() / 1000) / 60) * 60)

async function cookieTable(context: BrowserContext) {
  const rows = (await context.cookies()).map(({ name, path, domain, httpOnly, sameSite, expires }) => {
    expect([name, path, domain]).toEqual([name, '/', new URL(process.env.E2E_ORIGIN!).hostname])
    return [name, [httpOnly ? 'server' : 'scripts', sameSite, lifetime(expires)]]
  })
  return Object.fromEntries(rows) as Record<string, unknown>
}

/** The calls that a page sends from now on. */
function callsOf(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', request => void (new URL(request.url()).pathname.startsWith(call) && sent.push(request)))
  return sent
}
const tokenRequests = (sent: Request[]) => sent.filter(request => request.url().includes('/session/token-v1'))
const messages = (page: Page) =>
  page.waitForRequest(request => request.url().includes(`${call}/usercenter/messages-v1`))

async function readMessages(page: Page): Promise<Record<string, string>> {
  const [sent] = await Promise.all([messages(page), follow(page, '/en/user/messages.html')])
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  return sent.allHeaders()
}

test('cookies, headers and storage of a browser are those of the specification', async ({ browser }) => {
  const team = await browserOf(browser, { role: 'vest' })
  const { email: account, password } = team.person
  const { page } = team
  const login = { data: { account, password }, headers: { Origin: process.env.E2E_ORIGIN! } }
  expect((await page.request.post(`${call}/usercenter/login-v1`, login)).ok()).toBe(true)
  await open(page, landing)
  const sent = callsOf(page)
  const headers = await readMessages(page)

  expect(await cookieTable(page.context())).toMatchObject({
    userid: ['scripts', 'Lax', -1],
    VEST: ['scripts', 'Lax', -1],
    CURRIPCOUNTRY: ['scripts', 'Lax', day],
    CountryCode: ['scripts', 'Lax', 365 * day],
    LanguageCode: ['scripts', 'Lax', 365 * day],
    origin: ['scripts', 'Lax', -1],
    nodeEnv: ['scripts', 'Lax', -1],
    sid: ['server', 'Lax', -1],
    device: ['server', 'Lax', 400 * day],
    accessToken: ['scripts', 'Strict', 600],
  })
  expect(await page.evaluate(() => localStorage.getItem('marketing'))).toBe('spring:banner-2')

  const cookies = Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]))
  expect(headers).toMatchObject({
    'x-requested-with': 'XMLHttpRequest',
    countrycode: '840',
    languagecode: 'en',
    basicdata: expect.stringContaining(cookies['fingerprint']!),
    'x-hash': expect.stringMatching(/^[\da-f]{64}$/),
    'x-channel': 'web',
    'x-env': 'production',
    'x-scene': encodeURIComponent('/en/'),
    'x-marketing': encodeURIComponent('spring:banner-2'),
    authorization: `Bearer ${cookies['accessToken']!.split(':')[1]}`,
  })
  expect(tokenRequests(sent)).toHaveLength(1)

  const second = await page.context().newPage()
  await open(second, '/en/')
  const sentBySecond = callsOf(second)
  expect((await readMessages(second)).authorization).toBe(headers.authorization)
  expect(tokenRequests(sentBySecond)).toEqual([])

  await page.goto('/en/terms.html?kind=cookies')
  const named = await page.locator('main code').allTextContents()
  const stored = [...Object.keys(cookies), ...(await page.evaluate(() => Object.keys(localStorage)))]
  expect(stored.filter(name => !named.includes(name))).toEqual([])
  await team.close()
})
