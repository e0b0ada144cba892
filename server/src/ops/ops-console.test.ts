import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import express, { type Express } from 'express'
import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import request from 'supertest'
import { startApi, START_MS, type ApiUnderTest } from '../api/testing/api-under-test.ts'
import { releaseVerbs } from '../control/release-verbs.ts'
import { readLocalKey } from '../releases/keys/local-key.ts'
import { ReleaseKeys } from '../releases/keys/release-keys.ts'
import { PinTokens } from '../releases/pin-tokens.ts'
import { readAudit } from '../releases/release-audit.ts'
import { ReleaseDesk } from '../releases/release-desk.ts'
import { ReleaseProcesses } from '../releases/release-processes.ts'
import { ReleaseRegister } from '../releases/release-register.ts'
import { ReleaseStore } from '../releases/release-store.ts'
import { Snapshots } from '../releases/snapshots.ts'
import { writeFakeRelease } from '../testing/fake-release.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { opsConsole } from './ops-console.ts'

const password = 'seven green lamps'
const markup = '<script>alert(1)</script>'
const escaped = '&lt;script&gt;'

let site: ApiUnderTest
const closing = new AbortController()
let app: Express
let desk: ReleaseDesk
let folder: string

beforeAll(async () => {
  site = await startApi({ sample: false })
  await site.addUser({ email: 'olga@mail.example', password, nick: 'Olga', roles: ['ops'] })
  await site.db.script(`UPDATE users SET nick = '<b>Olga' WHERE nick = 'Olga'`)
  await site.addUser({ email: 'rudi@mail.example', password, nick: 'Rudi' })
}, START_MS)
afterAll(() => site.close())

beforeEach(async () => {
  await site.db.script(`DELETE FROM releases; DELETE FROM release_pointers; DELETE FROM release_revocations; DELETE FROM release_audit;
    DELETE FROM release_health; UPDATE users SET roles = '{ops}' WHERE email = 'olga@mail.example'`)
  folder = temporaryFolder()
  const register = new ReleaseRegister(site.db)
  desk = new ReleaseDesk({
    store: new ReleaseStore(join(folder, 'store')), register, pins: new PinTokens(new Uint8Array(32).fill(7)),
    keys: new ReleaseKeys(join(folder, 'release-keys'), readLocalKey(folder)), origin: 'http://localhost', tryOut: async () => {},
  })
  const verbs = releaseVerbs({ desk, snapshots: new Snapshots(register, () => {}), processes: new ReleaseProcesses(site.db) })
  app = express().use(opsConsole({ db: site.db, api: site.api, verbs, closing: closing.signal }))
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    writeFakeRelease(join(folder, version), { area: 'brokers', version })
    await desk.publish({ folder: join(folder, version), actor: 'ann' })
  }
  for (const version of ['1.0.0', '1.1.0']) await desk.activate({ area: 'brokers', version, actor: 'ann' })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => expect(site.errors).toEqual([]))

const logIn = async (email: string) => {
  const browser = request.agent(app)
  await browser.post('/ops/login').type('form').send({ account: email, password }).expect(303)
  return browser
}
const ops = () => logIn('olga@mail.example')
const brokers = async () => (await desk.list()).find(({ area }) => area === 'brokers')!
const press = (browser: Awaited<ReturnType<typeof ops>>, order: string, fields: Record<string, string> = {}) =>
  browser.post(`/ops/${order}`).type('form').send({ area: 'brokers', ...fields })

describe('who gets in', () => {
  test('somebody who is not logged in gets the login form and nothing else', async () => {
    const { text } = await request(app).get('/ops').expect(200)
    expect(text).toContain('action="/ops/login"')
    expect(text).not.toContain('1.1.0')
    await request(app).get('/ops/events').expect(401)
    const refused = await request(app).post('/ops/activate').type('form').send({ area: 'brokers', version: '1.2.0' }).expect(401)
    expect(refused.text).toContain('action="/ops/login"')
    expect((await brokers()).pointer!.stable).toBe('1.1.0')
  })

  test('a wrong password is told apart from nothing', async () => {
    const { text } = await request(app).post('/ops/login').type('form').send({ account: 'olga@mail.example', password: 'wrong' }).expect(401)
    expect(text).toContain('Email or password is wrong')
    await request(app).post('/ops/login').type('form').send('account=a&account=b&password[x]=1').expect(401)
    await request(app).post('/ops/login').type('json').send('{"account":1}').expect(401)
  })

  test('who is to prove that they are no bot is sent to the site’s login', async () => {
    const wrong = () => request(app).post('/ops/login').type('form').send({ account: 'guessed@mail.example', password: 'wrong guess' }).expect(401)
    for (let tries = 0; tries < 3; tries += 1) await wrong()
    const { text } = await wrong()
    expect(text).toContain('href="/en/login.html"')
    expect(text).not.toContain('Email or password is wrong')
  })

  test('a visitor without the role sees and does nothing, and may log out again', async () => {
    const browser = await logIn('rudi@mail.example')
    const { text } = await browser.get('/ops').expect(403)
    expect(text).toContain('role ops')
    await press(browser, 'activate', { version: '1.2.0' }).expect(403)
    await browser.get('/ops/events').expect(403)
    await browser.get('/ops/rollback/brokers').expect(403)
    expect((await brokers()).pointer!.stable).toBe('1.1.0')
    await browser.post('/ops/logout').expect(303)
    expect((await browser.get('/ops').expect(200)).text).toContain('action="/ops/login"')
  })

  test('who loses the role is out with the next request', async () => {
    const browser = await ops()
    await browser.get('/ops').expect(200)
    await site.db.script(`UPDATE users SET roles = '{}' WHERE email = 'olga@mail.example'`)
    await browser.get('/ops').expect(403)
  })

  test('logging out ends it', async () => {
    const browser = await ops()
    await browser.post('/ops/logout').expect(303).expect('Location', '/ops')
    expect((await browser.get('/ops')).text).toContain('action="/ops/login"')
  })
})

describe('the page', () => {
  test('lists areas, releases and what was done, and is kept by no cache', async () => {
    const { text, headers } = await (await ops()).get('/ops').expect(200)
    for (const part of ['<h2>brokers</h2>', '1.0.0', '1.1.0', '1.2.0', 'set by ann', 'publish brokers', 'activate brokers 1.0.0 → 1.1.0']) expect(text).toContain(part)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('folds away old releases, but never what the pointer names', async () => {
    for (const version of ['1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0']) {
      writeFakeRelease(join(folder, version), { area: 'brokers', version })
      await desk.publish({ folder: join(folder, version), actor: 'ann' })
    }
    await desk.activate({ area: 'brokers', version: '1.0.0', actor: 'ann' })
    const { text } = await (await ops()).get('/ops')
    const [shown = '', folded = ''] = text.split('id="older-brokers"')
    for (const version of ['1.7.0', '1.3.0', '1.1.0', '1.0.0']) expect(shown).toContain(`<code>${version}</code>`)
    expect(folded).toContain('Older releases: 1')
    expect(folded).toContain('<code>1.2.0</code>')
  })

  test('draws the failures of the last hour', async () => {
    await site.db.script(`INSERT INTO release_health (area, version, minute, kind, count, total) VALUES
      ('brokers', '1.1.0', date_trunc('minute', now()), 'asked', 40, 0), ('brokers', '1.1.0', date_trunc('minute', now()), 'render_error', 10, 0)`)
    const { text } = await (await ops()).get('/ops')
    expect(text).toContain('Last hour: 10 failures of 40')
    expect(text).toContain('up to 25 %')
  })

  test('names the release that has left timers running', async () => {
    await site.db.script(`INSERT INTO release_health (area, version, minute, kind, count, total) VALUES
      ('brokers', '1.1.0', now() - interval '2 hours', 'left_timers', 2, 7), ('brokers', '1.1.0', now(), 'left_timers', 1, 5),
      ('brokers', '1.0.0', now() - interval '2 days', 'left_timers', 1, 1)`)
    const { text } = await (await ops()).get('/ops')
    expect(text).toContain('1.1.0 has left 12 timers running')
    expect(text).not.toContain('1.0.0 has left')
  })

  test('speaks Indonesian once asked to, on every page that follows', async () => {
    const browser = await ops()
    expect((await browser.get('/ops?lang=id')).text).toContain('<html lang="id"')
    expect((await browser.get('/ops')).text).toContain('Kembalikan')
    const confirm = await browser.get('/ops/rollback/brokers')
    expect(confirm.text).toContain('Kembalikan brokers dari 1.1.0 ke 1.0.0')
    expect(confirm.text).toContain('href="/ops/rollback/brokers?lang=en"')
    expect((await browser.get('/ops/rollback/brokers?lang=en')).text).toContain('Roll brokers back from 1.1.0 to 1.0.0')
    expect((await browser.get('/ops?lang=xx')).text).toContain('<html lang="en"')
    const refused = await press(browser, 'activate', { version: '9.9.9' }).expect(409)
    expect(refused.text).toContain('href="/ops?lang=id"')
  })

  test('writes out markup that people enter', async () => {
    const browser = await ops()
    await press(browser, 'freeze', { reason: markup }).expect(303)
    const { text } = await browser.get('/ops')
    expect(text).toContain(`Signed in as &lt;b&gt;Olga`)
    expect(text).toContain(`: ${escaped}`)
    expect(text).not.toContain('<script>alert')
    const refused = await press(browser, 'revoke', { area: markup, version: '1' }).expect(409)
    expect(refused.text).not.toContain('<script>alert')
  })

  test('has no other pages and orders', async () => {
    const browser = await ops()
    await browser.post('/ops/prune').type('form').send({ area: 'brokers' }).expect(404)
    await browser.post('/ops/constructor').type('form').send({ area: 'brokers' }).expect(404)
    await browser.get('/ops/elsewhere').expect(404)
    await browser.get('/ops/activate').expect(303).expect('Location', '/ops')
    await browser.get('/ops/rollback/nothing').expect(303).expect('Location', '/ops')
  })
})

describe('orders', () => {
  test('activate points at a release and writes down who did', async () => {
    await press(await ops(), 'activate', { version: '1.2.0' }).expect(303).expect('Location', '/ops#brokers')
    expect((await brokers()).pointer).toMatchObject({ stable: '1.2.0', previous: '1.1.0' })
    const [line] = await readAudit(site.db, { area: 'brokers' })
    const { userId } = (await site.db.one<{ userId: string }>(`SELECT user_id AS "userId" FROM users WHERE email = 'olga@mail.example'`))!
    expect(line).toMatchObject({ action: 'activate', version: '1.2.0', from: '1.1.0', actor: `<b>Olga (${userId})` })
  })

  test('activate, canary and promote take a reason, which stands in the log; none is needed', async () => {
    const browser = await ops()
    await press(browser, 'canary', { version: '1.2.0', percent: '5', reason: 'a few first' })
    for (const [lang, label] of [['en', 'Reason (optional)'], ['id', 'Alasan (boleh kosong)']] as const) {
      const { text } = await browser.get(`/ops?lang=${lang}`)
      for (const verb of ['activate', 'canary', 'promote']) {
        const forms = text.match(new RegExp(`<form method="post" action="/ops/${verb}".*?</form>`, 'gs')) ?? []
        expect(forms.length).toBeGreaterThan(0)
        for (const form of forms) expect(form).toContain(`<label>${label}<input name="reason"`)
      }
    }
    await press(browser, 'promote', { reason: 'figures are good' }).expect(303)
    await press(browser, 'activate', { version: '1.0.0', reason: 'as it was' }).expect(303)
    await press(browser, 'activate', { version: '1.1.0', reason: '' }).expect(303)
    const lines = await readAudit(site.db, { area: 'brokers', limit: 4 })
    expect(lines.map(({ action, reason }) => `${action}: ${reason}`)).toEqual(['activate: ', 'activate: as it was', 'promote: figures are good', 'canary: a few first'])
  })

  test('a canary starts, grows, and becomes the release for everyone', async () => {
    const browser = await ops()
    for (const percent of ['5', '50']) await press(browser, 'canary', { version: '1.2.0', percent }).expect(303)
    expect((await brokers()).pointer!.canary).toMatchObject({ version: '1.2.0', percent: 50 })
    expect((await browser.get('/ops')).text).toContain('canary 50 %')
    await press(browser, 'promote').expect(303)
    expect((await brokers()).pointer).toMatchObject({ stable: '1.2.0', canary: null })
  })

  test('a canary of no percent at all is refused, one of 0 ends', async () => {
    const browser = await ops()
    await press(browser, 'canary', { version: '1.2.0', percent: '5' })
    for (const percent of ['', 'x', '101', '-1']) await press(browser, 'canary', { version: '1.2.0', percent }).expect(409)
    expect((await brokers()).pointer!.canary).toMatchObject({ version: '1.2.0', percent: 5 })
    await press(browser, 'canary', { version: '1.2.0', percent: '0' }).expect(303)
    expect((await brokers()).pointer!.canary).toBeNull()
  })

  test('roll back shows first what it changes, then does it', async () => {
    const browser = await ops()
    const { text } = await browser.get('/ops/rollback/brokers').expect(200)
    expect(text).toContain('Roll brokers back from 1.1.0 to 1.0.0')
    expect(text).toContain('3 files, 0 added, 0 removed, 3 changed')
    expect(text).toContain('Shared modules: the same')
    await press(browser, 'rollback', { from: '1.1.0', to: '1.0.0', reason: 'blank page' }).expect(303)
    const { pointer, releases } = await brokers()
    expect(pointer!.stable).toBe('1.0.0')
    expect(releases.find(({ version }) => version === '1.1.0')!.revoked).toBe(true)
    expect((await readAudit(site.db, { area: 'brokers' }))[0]).toMatchObject({ action: 'rollback', reason: 'blank page' })
  })

  test('roll back is refused where the pointer has moved since the page was made', async () => {
    const browser = await ops()
    await browser.get('/ops/rollback/brokers').expect(200)
    await desk.activate({ area: 'brokers', version: '1.2.0', actor: 'bob' })
    const { text } = await press(browser, 'rollback', { from: '1.1.0', to: '1.0.0' }).expect(409)
    expect(text).toContain('has been moved meanwhile')
    await press(browser, 'rollback').expect(409)
    expect((await brokers()).pointer!.stable).toBe('1.2.0')
  })

  test('rolling back a canary ends it and leaves what is stable', async () => {
    const browser = await ops()
    await press(browser, 'canary', { version: '1.2.0', percent: '5' })
    await press(browser, 'rollback', { from: '1.2.0', to: '1.1.0' }).expect(303)
    const { pointer, releases } = await brokers()
    expect(pointer).toMatchObject({ stable: '1.1.0', previous: '1.0.0', canary: null })
    expect(releases.find(({ version }) => version === '1.2.0')!.revoked).toBe(true)
  })

  test('revoke forbids a release that is not served, and no other', async () => {
    const browser = await ops()
    expect((await press(browser, 'revoke', { version: '1.1.0' }).expect(409)).text).toContain('roll back')
    await press(browser, 'revoke', { version: '1.2.0', reason: 'leaks' }).expect(303)
    expect((await press(browser, 'activate', { version: '1.2.0' }).expect(409)).text).toContain('is revoked: leaks')
  })

  test('a frozen area moves only back', async () => {
    const browser = await ops()
    await press(browser, 'freeze', { reason: 'holiday' }).expect(303)
    expect((await press(browser, 'activate', { version: '1.2.0' }).expect(409)).text).toContain('holiday')
    await press(browser, 'rollback', { from: '1.1.0', to: '1.0.0' }).expect(303)
    await press(browser, 'unfreeze').expect(303)
    await press(browser, 'activate', { version: '1.2.0' }).expect(303)
  })

  test('pin shows a link and what it is for', async () => {
    const { text } = await press(await ops(), 'pin', { version: '1.2.0' }).expect(200)
    expect(text).toContain('This link shows one browser brokers 1.2.0')
    expect(text).toMatch(/href="http:\/\/localhost\/pin\/[\w.-]+"/)
  })

  test('an unknown area or release is refused with the reason', async () => {
    const browser = await ops()
    expect((await press(browser, 'activate', { version: '7.0.0' }).expect(409)).text).toContain('published are')
    await press(browser, 'freeze', { area: 'nothing' }).expect(409)
  })
})

describe('live', () => {
  let server: Server

  beforeEach(async () => {
    server = createServer(app)
    await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  })
  afterEach(() => {
    server.closeAllConnections()
    return new Promise(closed => server.close(closed))
  })

  test('an open page is told of every change', async () => {
    const visitor = await site.visitor().login('olga@mail.example', password)
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/ops/events`, { headers: { Cookie: cookie } })
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    const heard = async () => (await reader.read()).value
    expect(await heard()).toContain('event: changed')
    await desk.activate({ area: 'brokers', version: '1.2.0', actor: 'bob' })
    expect(await heard()).toContain('event: changed')
    await reader.cancel()
  })
})
