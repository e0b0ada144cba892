import { expect, test } from '@jest/globals'
import request from 'supertest'
import { consoleScene } from '../testing/console-scene.ts'

const { there, ops, brokers, press } = consoleScene()

/** Headers that only the browser can set, not a page's code. */
const sentFrom = (site: string, mode: string, dest: string) => ({
  'Sec-Fetch-Site': site,
  'Sec-Fetch-Mode': mode,
  'Sec-Fetch-Dest': dest,
})

test.each([
  ['a fetch of another subdomain', sentFrom('same-site', 'cors', 'empty')],
  ['a frame of another subdomain', sentFrom('same-site', 'navigate', 'iframe')],
  ['a link of another subdomain', sentFrom('same-site', 'navigate', 'document')],
  ['an image of another site', sentFrom('cross-site', 'no-cors', 'image')],
  ['a link of another site', sentFrom('cross-site', 'navigate', 'document')],
  ['a fetch of another site in an old browser', { Origin: 'https://evil.example' }],
])('the console shows %s none of its state, even if an operator is logged in', async (_who, headers) => {
  const browser = await ops()
  for (const path of ['/ops', '/ops/rollback/brokers', '/ops/events']) {
    const { text } = await browser.get(path).set(headers).expect(403)
    expect(text).toContain('<a class="button" href="/ops">Open the console</a>')
    expect(text).not.toContain('1.1.0')
  }
})

test.each([
  ['another subdomain', { ...sentFrom('same-site', 'navigate', 'document'), Origin: 'http://blog.localhost' }],
  ['another subdomain whose Origin is not sent', sentFrom('same-site', 'navigate', 'document')],
  ['another site', { ...sentFrom('cross-site', 'navigate', 'document'), Origin: 'https://evil.example' }],
  ['another site in an old browser', { Origin: 'https://evil.example' }],
])('a form of %s changes no release and logs nobody in or out', async (_who, headers) => {
  const browser = await ops()
  await press(browser, 'activate', { version: '1.2.0' }).set(headers).expect(403)
  await press(browser, 'logout').set(headers).expect(403)
  const { headers: answered } = await press(browser, 'login', {
    account: 'rudi@mail.example',
    password: 'seven green lamps',
  })
    .set(headers)
    .expect(403)
  expect(answered['set-cookie']).toBeUndefined()
  expect((await brokers()).pointer!.stable).toBe('1.1.0')
  expect((await browser.get('/ops')).text).toContain('Signed in as')
})

test.each([
  ['typed by hand', sentFrom('none', 'navigate', 'document')],
  ['from a link of the console itself', sentFrom('same-origin', 'navigate', 'document')],
  ['of a browser that sends no origin headers', {}],
])('a request %s opens the console', async (_how, headers) => {
  expect((await (await ops()).get('/ops').set(headers).expect(200)).text).toContain('Signed in as')
})

test('the page shown for links of other sites is in the browser’s language', async () => {
  const { text } = await request(there.app)
    .get('/ops')
    .set({ 'Sec-Fetch-Site': 'cross-site', 'Accept-Language': 'id' })
    .expect(403)
  expect(text).toContain('Buka konsol')
})
