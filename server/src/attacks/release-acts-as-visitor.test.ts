import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { allCalls } from 'calls/all-calls'
import { contactSubmit } from 'calls/contact'
import { usercenterModifynick } from 'calls/profile'
import { usercenterQrconfirm, usercenterGetcookie } from 'calls/qr-sign-in'
import { usercenterGetuser } from 'calls/users'
import { renderingCalls } from 'platform/host/rendering/rendering-calls'
import { openPageScene, START_MS, type PageScene } from '../testing/page-scene.ts'

const callOfRendering = renderingCalls(allCalls)

/** A release's code may act as the visitor only while it renders the page, and only with calls open to rendering (finding 5). */

let scene: PageScene
const password = 'seven green lamps'

beforeAll(async () => {
  scene = await openPageScene()
  await scene.site.addUser({ email: 'ann@mail.example', password, nick: 'Ann', roles: ['moderator', 'ops'] })
}, START_MS)
afterAll(() => scene.close())
afterEach(() => expect(scene.site.errors.splice(0)).toEqual([]))
beforeEach(async () => {
  scene.cookies.clear()
  scene.rendering = async () => ''
  expect((await scene.post('/en/login.html', { account: 'ann@mail.example', password })).status).toBe(302)
})

const signal = new AbortController().signal
const asking = (name: string, input: object = {}) => ({ name, input, headers: {}, signal })

/** The outcome of a page's call: its status, or why it was not made. */
async function outcomeOf(name: string, input: object, send: () => Promise<Response>): Promise<number | string> {
  let outcome: number | string = 'not rendered'
  scene.rendering = async (_order, { call }) => {
    outcome = await Promise.resolve()
      .then(() => call(asking(name, input)))
      .then(
        ({ status }) => status,
        (error: Error) => error.message,
      )
    return ''
  }
  await send()
  return outcome
}

const page = () => scene.get('/en/brokers')

test('a page can read its visitor’s data', async () => {
  expect(await outcomeOf(usercenterGetuser.name, {}, page)).toBe(200)
})

test.each([
  usercenterGetcookie.name,
  usercenterQrconfirm.name,
  'usercenter.modifypassword',
  'usercenter.sessionrevoke',
  'moderation.decide',
  'datalake.stats',
  'usercenter.invoke',
])('a page cannot make the call %s, even for a moderator or operator', async name => {
  expect(await outcomeOf(name, {}, page)).toMatch(/closed to rendering/)
  expect(await outcomeOf(name, {}, () => scene.post('/en/contact.html', { subject: 'x' }))).toMatch(
    /closed to rendering/,
  )
})

test('calls that create sessions, change security or belong to ops are closed to rendering', () => {
  const closed = allCalls.filter(
    ({ scope, shownOnPages }) => ['session', 'security', 'operations'].includes(scope) && !shownOnPages,
  )
  expect(closed.length).toBeGreaterThan(30)
  for (const { name } of closed) expect(() => callOfRendering(name, 'POST')).toThrow(/closed to rendering/)
  expect(
    allCalls.filter(({ scope, shownOnPages }) => shownOnPages && scope !== 'moderation').map(({ name }) => name),
  ).toEqual(['usercenter.setscanned'])
})

test('a page can write on behalf of its visitor only while it answers a form', async () => {
  expect(await outcomeOf(usercenterModifynick.name, { nick: 'Bella' }, page)).toMatch(/without a form/)
  expect(() => callOfRendering(contactSubmit.name, 'POST')).not.toThrow()
})

test('a session that ends during rendering gives the page no further access', async () => {
  const statuses: number[] = []
  scene.rendering = async (_order, { call }) => {
    statuses.push((await call(asking(usercenterGetuser.name))).status)
    await scene.site.db.query('DELETE FROM sessions')
    statuses.push((await call(asking(usercenterGetuser.name))).status)
    return ''
  }
  await page()
  expect(statuses).toEqual([200, 401])
})
