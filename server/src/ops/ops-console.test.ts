import { describe, expect, test } from '@jest/globals'
import { BOT_CHECK_SECONDS } from 'backend/bot-check/bot-check'
import { createPictureCodes } from 'backend/bot-check/picture-code'
import { SECRET } from 'backend/testing/api-under-test'
import request from 'supertest'
import { consoleScene, opsEmail, password, visitorEmail } from '../testing/console-scene.ts'

const markup = '<script>alert(1)</script>'
const escaped = '&lt;script&gt;'

const { there, publish, logIn, ops, brokers, press } = consoleScene()

describe('access to the console', () => {
  test('an anonymous visitor gets the login form of the console and nothing else', async () => {
    const { text } = await request(there.app).get('/ops').expect(200)
    expect(text).toContain('action="/ops/login"')
    expect(text).not.toContain('1.1.0')
    await request(there.app).get('/ops/events').expect(401)
    const refused = await request(there.app)
      .post('/ops/activate')
      .type('form')
      .send({ area: 'brokers', version: '1.2.0' })
      .expect(401)
    expect(refused.text).toContain('action="/ops/login"')
    expect((await brokers()).pointer!.stable).toBe('1.1.0')
  })

  test('a wrong password in the console is reported', async () => {
    const { text } = await request(there.app)
      .post('/ops/login')
      .type('form')
      .send({ account: opsEmail, password: 'wrong' })
      .expect(401)
    expect(text).toContain('Email or password is wrong')
    await request(there.app).post('/ops/login').type('form').send('account=a&account=b&password[x]=1').expect(401)
    await request(there.app).post('/ops/login').type('json').send('{"account":1}').expect(401)
  })

  test('after three wrong passwords for an account the console login requires a picture code', async () => {
    const attempt = (fields: object) =>
      request(there.app)
        .post('/ops/login')
        .type('form')
        .send({ account: opsEmail, password, ...fields })
    const wrong = { password: 'wrong guess' }
    for (let tries = 0; tries < 3; tries += 1)
      expect((await attempt(wrong).expect(401)).text).not.toContain('graphCode')
    const { text } = await attempt({}).expect(401)
    expect(text).toContain('Enter the characters in the picture as well')
    expect(text).toContain('<img src="data:image/png;base64,')
    const graphId = /name="graphId" value="([^"]+)"/.exec(text)![1]!
    const graphCode = createPictureCodes(SECRET, BOT_CHECK_SECONDS).codeOf(graphId, 'login')!
    const misread = await attempt({ graphId, graphCode: `${graphCode}X` }).expect(401)
    expect(misread.text).toContain('name="graphCode"')
    await attempt({ graphId, graphCode }).expect(303).expect('Location', '/ops')
  })

  test('a user without the ops role is refused by the console and can log out', async () => {
    const browser = await logIn(visitorEmail)
    const { text } = await browser.get('/ops').expect(403)
    expect(text).toContain('role ops')
    await press(browser, 'activate', { version: '1.2.0' }).expect(403)
    await browser.get('/ops/events').expect(403)
    await browser.get('/ops/rollback/brokers').expect(403)
    expect((await brokers()).pointer!.stable).toBe('1.1.0')
    await browser.post('/ops/logout').expect(303)
    expect((await browser.get('/ops').expect(200)).text).toContain('action="/ops/login"')
  })

  test('an operator who loses the role is refused with the next request', async () => {
    const browser = await ops()
    expect((await browser.get('/ops')).status).toBe(200)
    await there.site.db.script(`UPDATE users SET roles = '{}' WHERE email = 'olga@mail.example'`)
    expect((await browser.get('/ops')).status).toBe(403)
  })

  test('logging out of the console ends the session', async () => {
    const browser = await ops()
    await browser.post('/ops/logout').expect(303).expect('Location', '/ops')
    expect((await browser.get('/ops')).text).toContain('action="/ops/login"')
  })
})

describe('the console page', () => {
  test('the console lists areas, releases and the audit log, and is not cached', async () => {
    const { text, headers } = await (await ops()).get('/ops').expect(200)
    for (const part of [
      '<h2>brokers</h2>',
      '1.0.0',
      '1.1.0',
      '1.2.0',
      'set by ann',
      'publish brokers',
      'activate brokers 1.0.0 → 1.1.0',
    ])
      expect(text).toContain(part)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('the console collapses old releases, except those that the pointer names', async () => {
    for (const version of ['1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0']) await publish(version)
    await there.desk.activate({ area: 'brokers', version: '1.0.0', actor: 'ann' })
    const { text } = await (await ops()).get('/ops')
    const [shown = '', folded = ''] = text.split('id="older-brokers"')
    for (const version of ['1.7.0', '1.3.0', '1.1.0', '1.0.0']) expect(shown).toContain(`<code>${version}</code>`)
    expect(folded).toContain('Older releases: 1')
    expect(folded).toContain('<code>1.2.0</code>')
  })

  test('the console charts the failures of the last hour', async () => {
    await there.site.db.script(`INSERT INTO release_health (area, version, minute, kind, count, total) VALUES
      ('brokers', '1.1.0', date_trunc('minute', now()), 'asked', 40, 0), ('brokers', '1.1.0', date_trunc('minute', now()), 'render_error', 10, 0)`)
    const { text } = await (await ops()).get('/ops')
    expect(text).toContain('Last hour: 10 failures of 40')
    expect(text).toContain('up to 25 %')
  })

  test('the console names a release that has left timers running', async () => {
    await there.site.db.script(`INSERT INTO release_health (area, version, minute, kind, count, total) VALUES
      ('brokers', '1.1.0', now() - interval '2 hours', 'left_timers', 2, 7), ('brokers', '1.1.0', now(), 'left_timers', 1, 5),
      ('brokers', '1.0.0', now() - interval '2 days', 'left_timers', 1, 1)`)
    const { text } = await (await ops()).get('/ops')
    expect(text).toContain('1.1.0 has left 12 timers running')
    expect(text).not.toContain('1.0.0 has left')
  })

  test('the console stays in Indonesian on all pages once chosen', async () => {
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

  test('the console escapes markup that users enter', async () => {
    const browser = await ops()
    await press(browser, 'freeze', { reason: markup }).expect(303)
    const { text } = await browser.get('/ops')
    expect(text).toContain(`Signed in as &lt;b&gt;Olga`)
    expect(text).toContain(`: ${escaped}`)
    expect(text).not.toContain('<script>alert')
    const refused = await press(browser, 'revoke', { area: markup, version: '1' }).expect(409)
    expect(refused.text).not.toContain('<script>alert')
  })

  test('the console answers 404 to unknown pages and commands', async () => {
    const browser = await ops()
    await browser.post('/ops/prune').type('form').send({ area: 'brokers' }).expect(404)
    await browser.post('/ops/constructor').type('form').send({ area: 'brokers' }).expect(404)
    expect((await browser.get('/ops/elsewhere')).status).toBe(404)
    await browser.get('/ops/activate').expect(303).expect('Location', '/ops')
    await browser.get('/ops/rollback/nothing').expect(303).expect('Location', '/ops')
  })
})
