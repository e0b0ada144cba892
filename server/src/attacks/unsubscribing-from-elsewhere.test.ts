import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { SECRET, START_MS } from 'backend/testing/api-under-test'
import { unsubscribeToken } from 'backend/user-messages/unsubscribe-tokens'
import { startApp } from '../testing/app-under-test.ts'
import type { AppUnderTest } from '../testing/app-under-test.ts'

/**
 * Mail programs and their servers unsubscribe with a POST of their own (RFC 8058): the only request that may write although another site
 * sends it.
 */

let app: AppUnderTest
beforeAll(async () => {
  app = await startApp()
  await app.db.script(`INSERT INTO users (user_id, nick, email) VALUES ('rina', 'Rina', 'rina@mail.example'),
    ('budi', 'Budi', 'budi@mail.example')`)
}, START_MS)
afterAll(() => app.close())
beforeEach(() => app.db.query(`UPDATE users SET mail_off = '{}'`))

const token = () => unsubscribeToken(SECRET, { kind: 'reply', userId: 'rina', email: 'rina@mail.example' })
const off = async () =>
  (await app.db.query<{ mail_off: string[] }>('SELECT mail_off FROM users ORDER BY user_id')).map(row => row.mail_off)
const send = (path: string, init: RequestInit = {}) =>
  fetch(app.url + path, { method: 'POST', redirect: 'manual', ...init })

const foreign = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site', Cookie: 'sid=of-somebody-else' }
const multipart = new FormData()
multipart.set('List-Unsubscribe', 'One-Click')

test.each<[string, RequestInit]>([
  ['a mail program, as a form', { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }],
  ['a mail program, as a multipart form', { body: multipart }],
  ['a program that sends nothing but the address', {}],
  ['a page of another site', { headers: foreign, body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }],
  ['a program with a body that cannot be read', { headers: { 'Content-Type': 'application/json' }, body: '{' }],
])(
  'a POST by %s unsubscribes the user of the token from its kind of mail, and changes nothing else',
  async (_who, init) => {
    const answer = await send(`/user/unsubscribe.html?token=${token()}`, init)
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.getSetCookie()]).toEqual([
      200,
      'no-store',
      [],
    ])
    expect(await answer.text()).toBe('Unsubscribed.')
    expect(await off()).toEqual([[], ['reply']])
  },
)

test.each(['', '?token=', '?token[]=a&token[]=b', `?token=${'a'.repeat(5000)}`, '?token=aaaaaaaaaaaaaaaaaaaaaaaa'])(
  'a POST for unsubscribing with the query %j is refused and changes nothing',
  async query => {
    expect((await send(`/user/unsubscribe.html${query}`, { headers: foreign })).status).toBe(400)
    expect(await off()).toEqual([[], []])
  },
)

test('opening the address for unsubscribing changes nothing and leads to the page in the visitor’s language', async () => {
  const path = `/user/unsubscribe.html?token=${token()}`
  const answer = await send(path, { method: 'GET', headers: { 'Accept-Language': 'id' } })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/id${path}`])
  expect((await send(path, { method: 'HEAD' })).status).toBe(302)
  expect(await off()).toEqual([[], []])
})

test('another site cannot send any other request that writes, not even with a token for unsubscribing', async () => {
  const query = `?token=${token()}`
  const call = '/wikifxweb-v1/usercenter/modifymailsubscription-v1'
  const body = JSON.stringify({ token: token(), on: false })
  const headers = { ...foreign, 'Content-Type': 'application/json' }
  const sent = [
    send(`/en/user/unsubscribe.html${query}`, { headers: foreign }),
    send(`/en/user/setting.html${query}`, { headers: foreign }),
    send(call, { headers, body }),
  ]
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([403, 403, 403])
  expect(await off()).toEqual([[], []])
})
