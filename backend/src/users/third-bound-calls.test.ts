import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { usercenterThirdbound, usercenterThirdunbind } from 'calls/third-party'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

let site: ApiUnderTest
const password = 'seven green lamps'
beforeAll(async () => {
  const client = { issuer: 'http://127.0.0.1:1', clientId: 'site', clientSecret: 'secret-of-the-site' }
  site = await startApi({
    sample: false,
    openid: [
      { provider: 'house', name: 'House', ...client },
      { provider: 'away', name: 'Away', ...client },
    ],
  })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

/** A user who signs in through these providers, with an email address as well unless `reachable` is false. */
async function enteringBy(nick: string, providers: readonly string[], reachable = true): Promise<TestUser> {
  const person = await addTestUser(site, nick)
  for (const provider of providers)
    await site.db.query('INSERT INTO third_identities (provider, subject, user_id) VALUES ($1, $2, $3)', [
      provider,
      nick,
      person.userId,
    ])
  if (!reachable) await site.db.query('UPDATE users SET email = NULL WHERE user_id = $1', [person.userId])
  return person
}
const bound = async ({ visitor }: TestUser) =>
  (await visitor.call(usercenterThirdbound, {})).body.Data?.items.map(({ name, onlyWay }) => [name, onlyWay])
const unbind = async ({ visitor }: TestUser, provider: string, given = password) =>
  (await visitor.call(usercenterThirdunbind, { provider, password: given })).body

test('linked providers are listed in the configured order, followed by those no longer configured', async () => {
  expect(await bound(await enteringBy('Ayu', ['away', 'gone', 'house']))).toEqual([
    ['House', false],
    ['Away', false],
    ['gone', false],
  ])
  expect(await bound(await enteringBy('Bayu', []))).toEqual([])
})

test('unlinking a provider needs the password, affects only the own account and notifies the owner', async () => {
  const [citra, dewi] = [await enteringBy('Citra', ['house', 'away']), await enteringBy('Dewi', ['house'])]
  expect(await unbind(citra, 'house', 'seven red lamps')).toMatchObject({
    ErrorCode: 2005,
    errors: [{ field: 'password' }],
  })
  expect((await unbind(citra, 'house')).Data).toEqual({ items: [expect.objectContaining({ provider: 'away' })] })
  expect(site.mails().at(-1)).toMatch(/To: citra@mail\.example\nSubject: A way to sign in was removed/)
  expect((await unbind(citra, 'house')).ErrorCode).toBe(3001)
  expect(await bound(dewi)).toEqual([['House', false]])
})

test('the last usable way to sign in cannot be unlinked, and providers no longer configured do not count', async () => {
  const eka = await enteringBy('Eka', ['house', 'away', 'gone'], false)
  expect((await unbind(eka, 'house')).Data?.items.map(({ onlyWay }) => onlyWay)).toEqual([true, false])
  expect(await unbind(eka, 'away')).toMatchObject({
    ErrorCode: 3108,
    message: 'This is the only way to log in to your account. Add an email or a phone number first.',
  })
  expect((await unbind(eka, 'gone')).Data?.items.map(({ provider }) => provider)).toEqual(['away'])
})

test('two concurrent unlinks leave one way to sign in', async () => {
  const here = await enteringBy('Fajar', ['house', 'away'])
  const there = { ...here, visitor: await site.visitor().login('fajar@mail.example', password) }
  await site.db.query('UPDATE users SET email = NULL WHERE user_id = $1', [here.userId])
  // Both clients make a first call, whose extra work would otherwise delay one of them.
  await Promise.all([bound(here), bound(there)])
  const answers = await Promise.all([unbind(here, 'house'), unbind(there, 'away')])
  expect(answers.map(({ ErrorCode }) => ErrorCode).sort()).toEqual([0, 3108])
  expect(await bound(here)).toEqual([[expect.any(String), true]])
})
