import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { openPageScene, START_MS, type PageScene } from '../testing/page-scene.ts'

/** Pages that other sites show in a frame are the same for everyone (docs/decisions/0086-embedded-pages.md). */

let scene: PageScene
const page = '/en/embed/tools/position.html'
const email = 'embedded@mail.example'
const password = 'seven green lamps'

beforeAll(async () => {
  scene = await openPageScene()
  scene.rendering = async ({ user }) => (user ? `for ${user.nick}` : 'for everyone')
  await scene.site.addUser({ email, password, nick: 'Embedded' })
}, START_MS)
afterAll(() => scene.close())
afterEach(() => expect(scene.site.errors.splice(0)).toEqual([]))
beforeEach(() => {
  scene.jobs.length = 0
  scene.cookies.clear()
})

const logIn = () => scene.post('/en/login.html', { account: email, password })

test('an embedded page shows nothing of a visitor who is logged in', async () => {
  await logIn()
  expect(await (await scene.get('/en/brokers')).text()).toBe('for Embedded')
  expect(await (await scene.get(`${page}?lots=1`)).text()).toBe('for everyone')
})

test('an embedded page sets no cookies, whether it is rendered or stored', async () => {
  const cookiesOf = async (address: string) => {
    scene.cookies.clear()
    return (await scene.get(address)).headers.getSetCookie().length
  }
  expect(await cookiesOf('/en/brokers')).toBeGreaterThan(0)
  expect(await cookiesOf(`${page}?lots=2`)).toBe(0)
  expect(await cookiesOf(`${page}?lots=2`)).toBe(0)
  expect(scene.jobs).toHaveLength(2)
})

test('a visitor who is logged in gets the stored embedded page of all others', async () => {
  await scene.get(`${page}?lots=3`)
  await logIn()
  scene.jobs.length = 0
  await scene.get(`${page}?lots=3`)
  expect(scene.jobs).toEqual([])
})

test('a form sent to an embedded page is refused before a release sees it', async () => {
  const { status, headers } = await scene.post(page, { account: email, password })
  expect([status, headers.get('allow'), headers.getSetCookie(), scene.jobs]).toEqual([405, 'GET, HEAD', [], []])
})
