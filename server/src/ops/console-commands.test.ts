import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readAudit } from 'platform/host/releases/release-audit'
import { consoleScene, opsEmail, password } from '../testing/console-scene.ts'

const { there, ops, brokers, press } = consoleScene()

test('activating in the console moves the pointer and records the operator', async () => {
  await press(await ops(), 'activate', { version: '1.2.0' })
    .expect(303)
    .expect('Location', '/ops#brokers')
  expect((await brokers()).pointer).toMatchObject({ stable: '1.2.0', previous: '1.1.0' })
  const [line] = await readAudit(there.site.db, { area: 'brokers' })
  const { userId } = (await there.site.db.one<{ userId: string }>(
    `SELECT user_id AS "userId" FROM users WHERE email = 'olga@mail.example'`,
  ))!
  expect(line).toMatchObject({ action: 'activate', version: '1.2.0', from: '1.1.0', actor: `<b>Olga (${userId})` })
})

test('activate, canary and promote accept an optional reason and record it in the audit log', async () => {
  const browser = await ops()
  await press(browser, 'canary', { version: '1.2.0', percent: '5', reason: 'a few first' })
  for (const [lang, label] of [
    ['en', 'Reason (optional)'],
    ['id', 'Alasan (opsional)'],
  ] as const) {
    const { text } = await browser.get(`/ops?lang=${lang}`)
    for (const verb of ['activate', 'canary', 'promote']) {
      const forms = text
        .split(`<form method="post" action="/ops/${verb}"`)
        .slice(1)
        .map(rest => rest.split('</form>', 1)[0])
      expect(forms.length).toBeGreaterThan(0)
      for (const form of forms) expect(form).toContain(`<label>${label}<input name="reason"`)
    }
  }
  await press(browser, 'promote', { reason: 'figures are good' }).expect(303)
  await press(browser, 'activate', { version: '1.0.0', reason: 'as it was' }).expect(303)
  await press(browser, 'activate', { version: '1.1.0', reason: '' }).expect(303)
  const lines = await readAudit(there.site.db, { area: 'brokers', limit: 4 })
  expect(lines.map(({ action, reason }) => `${action}: ${reason}`)).toEqual([
    'activate: ',
    'activate: as it was',
    'promote: figures are good',
    'canary: a few first',
  ])
})

test('a canary is started, extended and promoted in the console', async () => {
  const browser = await ops()
  for (const percent of ['5', '50']) await press(browser, 'canary', { version: '1.2.0', percent }).expect(303)
  expect((await brokers()).pointer!.canary).toMatchObject({ version: '1.2.0', percent: 50 })
  expect((await browser.get('/ops')).text).toContain('canary 50 %')
  await press(browser, 'promote').expect(303)
  expect((await brokers()).pointer).toMatchObject({ stable: '1.2.0', canary: null })
})

test('the console refuses a canary with an invalid percentage and ends one with 0 percent', async () => {
  const browser = await ops()
  await press(browser, 'canary', { version: '1.2.0', percent: '5' })
  for (const percent of ['', 'x', '101', '-1'])
    await press(browser, 'canary', { version: '1.2.0', percent }).expect(409)
  expect((await brokers()).pointer!.canary).toMatchObject({ version: '1.2.0', percent: 5 })
  await press(browser, 'canary', { version: '1.2.0', percent: '0' }).expect(303)
  expect((await brokers()).pointer!.canary).toBeNull()
})

test('the rollback page shows the changes first, then performs them', async () => {
  const browser = await ops()
  const { text } = await browser.get('/ops/rollback/brokers').expect(200)
  expect(text).toContain('Roll brokers back from 1.1.0 to 1.0.0')
  expect(text).toContain('3 files, 0 added, 0 removed, 3 changed')
  expect(text).toContain('Shared modules: unchanged')
  await press(browser, 'rollback', { from: '1.1.0', to: '1.0.0', reason: 'blank page' }).expect(303)
  const { pointer, releases } = await brokers()
  expect(pointer!.stable).toBe('1.0.0')
  expect(releases.find(({ version }) => version === '1.1.0')!.revoked).toBe(true)
  expect((await readAudit(there.site.db, { area: 'brokers' }))[0]).toMatchObject({
    action: 'rollback',
    reason: 'blank page',
  })
})

test('a rollback is refused if the pointer has moved since the page was shown', async () => {
  const browser = await ops()
  await browser.get('/ops/rollback/brokers').expect(200)
  await there.desk.activate({ area: 'brokers', version: '1.2.0', actor: 'bob' })
  const { text } = await press(browser, 'rollback', { from: '1.1.0', to: '1.0.0' }).expect(409)
  expect(text).toContain('was moved in the meantime')
  await press(browser, 'rollback').expect(409)
  expect((await brokers()).pointer!.stable).toBe('1.2.0')
})

test('rolling back a canary in the console ends it and keeps the stable release', async () => {
  const browser = await ops()
  await press(browser, 'canary', { version: '1.2.0', percent: '5' })
  await press(browser, 'rollback', { from: '1.2.0', to: '1.1.0' }).expect(303)
  const { pointer, releases } = await brokers()
  expect(pointer).toMatchObject({ stable: '1.1.0', previous: '1.0.0', canary: null })
  expect(releases.find(({ version }) => version === '1.2.0')!.revoked).toBe(true)
})

test('the console revokes only releases that are not active', async () => {
  const browser = await ops()
  expect((await press(browser, 'revoke', { version: '1.1.0' }).expect(409)).text).toContain('roll back')
  await press(browser, 'revoke', { version: '1.2.0', reason: 'leaks' }).expect(303)
  expect((await press(browser, 'activate', { version: '1.2.0' }).expect(409)).text).toContain('is revoked: leaks')
})

test('a frozen area can only be rolled back in the console', async () => {
  const browser = await ops()
  await press(browser, 'freeze', { reason: 'holiday' }).expect(303)
  expect((await press(browser, 'activate', { version: '1.2.0' }).expect(409)).text).toContain('holiday')
  await press(browser, 'rollback', { from: '1.1.0', to: '1.0.0' }).expect(303)
  await press(browser, 'unfreeze').expect(303)
  await press(browser, 'activate', { version: '1.2.0' }).expect(303)
})

test('pinning in the console shows the preview link and its purpose', async () => {
  const { text } = await press(await ops(), 'pin', { version: '1.2.0' }).expect(200)
  expect(text).toContain('This link shows one browser brokers 1.2.0')
  expect(text).toMatch(/href="http:\/\/localhost\/pin\/[\w.-]+"/)
})

test('an unknown area or release is refused with a reason', async () => {
  const browser = await ops()
  expect((await press(browser, 'activate', { version: '7.0.0' }).expect(409)).text).toContain('published are')
  await press(browser, 'freeze', { area: 'nothing' }).expect(409)
})

describe('live updates of the console', () => {
  let server: Server

  beforeEach(async () => {
    server = createServer(there.app)
    await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  })
  afterEach(() => {
    server.closeAllConnections()
    return new Promise(closed => server.close(closed))
  })

  test('an open console page is notified of every change', async () => {
    const visitor = await there.site.visitor().login(opsEmail, password)
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/ops/events`, {
      headers: { Cookie: cookie },
    })
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    const heard = async () => (await reader.read()).value
    expect(await heard()).toContain('event: changed')
    await there.desk.activate({ area: 'brokers', version: '1.2.0', actor: 'bob' })
    expect(await heard()).toContain('event: changed')
    await reader.cancel()
  })
})
