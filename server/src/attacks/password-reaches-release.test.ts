import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { usercenterGetuser } from 'calls/users'
import type { RenderJob } from 'platform/host/rendering/threads/render-messages'
import { openPageScene, START_MS, type PageScene } from '../testing/page-scene.ts'

/** Forms without JavaScript: a release's code receives their answers, never the submitted fields (finding 5). */

let scene: PageScene
let people = 0
const password = 'seven green lamps'
const typed = 'quite another phrase'

beforeAll(async () => void (scene = await openPageScene()), START_MS)
afterAll(() => scene.close())
afterEach(() => expect(scene.site.errors.splice(0)).toEqual([]))
beforeEach(() => {
  scene.jobs.length = 0
  scene.cookies.clear()
})

async function someone() {
  const email = `person${++people}@mail.example`
  await scene.site.addUser({ email, password, nick: `Person${people}` })
  return email
}

async function signedIn() {
  const email = await someone()
  expect((await scene.post('/en/login.html', { account: email, password })).status).toBe(302)
  scene.jobs.length = 0
  return email
}

const answeredIn = ([job]: RenderJob[]) =>
  job?.answered as { status: number; data: Record<string, unknown> } | undefined
const seenByReleases = () => JSON.stringify(scene.jobs)

test('a login with the right password runs no release code', async () => {
  const email = await someone()
  const answer = await scene.post('/en/login.html?return=/en/regulators.html', { account: email, password })
  expect([answer.status, answer.headers.get('location'), scene.jobs]).toEqual([302, '/en/regulators.html', []])
  expect(scene.cookies.get('sid')).toMatch(/^[\w-]{43}$/)
})

test('the page that answers a wrong password does not receive it', async () => {
  const email = await someone()
  const answer = await scene.post('/en/login.html', { account: email, password: typed })
  expect([answer.status, answeredIn(scene.jobs)]).toMatchObject([
    400,
    { status: 400, data: { way: 'password', account: email } },
  ])
  expect(seenByReleases()).not.toContain(typed)
  expect(scene.jobs[0]).not.toHaveProperty('form')
})

test.each([
  [
    'registration',
    '/en/register.html',
    {
      step: 'account',
      email: 'new@mail.example',
      sendId: 'x',
      code: '123456',
      nick: 'Newcomer',
      password: typed,
      terms: 'on',
    },
  ],
  [
    'a forgotten password',
    '/en/forgot.html',
    { step: 'password', email: 'new@mail.example', sendId: 'x', code: '123456', newPassword: typed },
  ],
  ['linking an external account', '/en/login/third.html', { act: 'bind', provider: 'google', password: typed }],
])('the server processes the form of %s, and its page does not receive the password', async (_what, path, fields) => {
  await scene.post(path, fields)
  expect(scene.jobs).not.toHaveLength(0)
  expect(seenByReleases()).not.toContain(typed)
  for (const job of scene.jobs) expect(job).not.toHaveProperty('form')
})

test.each([
  [
    'a new password',
    '/en/user/setting.html',
    { intent: 'password', oldPassword: password, newPassword: typed, repeatPassword: typed },
  ],
  [
    'a new email address',
    '/en/user/setting.html',
    { intent: 'email', email: 'other@mail.example', sendId: 'x', code: '123456', password: typed },
  ],
  ['removing an external login', '/en/user/security.html', { intent: 'unlink', provider: 'google', password: typed }],
  ['deleting the account', '/en/user/security.html', { intent: 'delete', password: typed, word: 'DELETE' }],
])('the server processes the form for %s, and its page does not receive the passwords', async (_what, path, fields) => {
  await signedIn()
  await scene.post(path, fields)
  expect(scene.jobs).toHaveLength(1)
  expect(answeredIn(scene.jobs)?.data).toBeDefined()
  expect(seenByReleases()).not.toContain(typed)
  expect(seenByReleases()).not.toContain(password)
})

test('a page rendered after a password change reads its data with the new session', async () => {
  const email = await signedIn()
  const before = scene.cookies.get('sid')
  let status = 0
  scene.rendering = async (_job, { call }) => {
    status = (
      await call({ name: usercenterGetuser.name, input: {}, headers: {}, signal: new AbortController().signal })
    ).status
    return ''
  }
  await scene.post('/en/user/setting.html', {
    intent: 'password',
    oldPassword: password,
    newPassword: typed,
    repeatPassword: typed,
  })
  expect(answeredIn(scene.jobs)?.data).toMatchObject({ intent: 'password', done: true })
  expect([status, scene.jobs[0]?.user !== null]).toEqual([200, true])
  expect(scene.cookies.get('sid')).toBeDefined()
  await scene.site.visitor().login(email, typed)
  expect(before).toBeDefined()
})

test('the forms of other pages are still processed by their releases', async () => {
  await scene.post('/en/contact.html', { subject: 'Hello' })
  expect(scene.jobs[0]).toMatchObject({ method: 'POST', form: [['subject', 'Hello']] })
})
