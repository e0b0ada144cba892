import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { START_MS } from 'backend/testing/api-under-test'
import type { Db } from 'database/db'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { accountVerbs } from './account-verbs.ts'

let db: Db
let verbs: ReturnType<typeof accountVerbs>

beforeAll(async () => {
  db = await openTestDatabase()
  verbs = accountVerbs({ db })
}, START_MS)
afterAll(() => db.close())
beforeEach(() =>
  db.script(
    `DELETE FROM users; INSERT INTO users (user_id, nick, email) VALUES ('1', 'Olga', 'olga@mail.example'), ('2', 'Rudi', 'rudi@mail.example')`,
  ),
)

const olga = 'olga@mail.example'

test('a role is granted once, regardless of email spelling and repeated requests', async () => {
  await verbs.accountGrant({ email: olga, role: 'ops' })
  expect(await verbs.accountGrant({ email: ' Olga@Mail.Example ', role: 'ops' })).toEqual({
    userId: '1',
    nick: 'Olga',
    email: olga,
    roles: ['ops'],
  })
})

test('the account list contains the accounts with a role', async () => {
  expect(await verbs.accountList()).toEqual([])
  await verbs.accountGrant({ email: olga, role: 'ops' })
  await verbs.accountGrant({ email: olga, role: 'moderator' })
  expect(await verbs.accountList()).toEqual([{ userId: '1', nick: 'Olga', email: olga, roles: ['ops', 'moderator'] }])
})

test('revoking a role keeps the other roles', async () => {
  for (const role of ['ops', 'moderator']) await verbs.accountGrant({ email: olga, role })
  expect((await verbs.accountRevoke({ email: olga, role: 'ops' })).roles).toEqual(['moderator'])
  expect((await verbs.accountRevoke({ email: olga, role: 'ops' })).roles).toEqual(['moderator'])
})

test('an unknown role or email address is refused with an explanation', async () => {
  await expect(verbs.accountGrant({ email: olga, role: 'king' })).rejects.toThrow(
    /roles are editor, moderator, ops, vest/,
  )
  await expect(verbs.accountGrant({ email: 'nobody@mail.example', role: 'ops' })).rejects.toThrow(
    /no account is registered/,
  )
  await expect(verbs.accountRevoke({ email: 'nobody@mail.example', role: 'ops' })).rejects.toThrow(
    /no account is registered/,
  )
  expect(await verbs.accountList()).toEqual([])
})

test('an account is marked as one of the team next to its roles, and listed', async () => {
  await verbs.accountGrant({ email: olga, role: 'moderator' })
  expect((await verbs.accountGrant({ email: olga, role: 'vest' })).roles).toEqual(['moderator', 'vest'])
  await verbs.accountGrant({ email: 'rudi@mail.example', role: 'vest' })
  expect((await verbs.accountList()).map(({ nick, roles }) => [nick, roles])).toEqual([
    ['Olga', ['moderator', 'vest']],
    ['Rudi', ['vest']],
  ])
  expect((await verbs.accountRevoke({ email: olga, role: 'vest' })).roles).toEqual(['moderator'])
  expect(await db.query('SELECT user_id, roles FROM users WHERE vest')).toEqual([{ user_id: '2', roles: [] }])
})
