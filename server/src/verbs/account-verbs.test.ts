import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { START_MS } from 'backend/testing/api-under-test'
import { addBroker } from 'backend/testing/scene'
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
    `DELETE FROM comments; DELETE FROM users;
     INSERT INTO users (user_id, nick, email) VALUES ('1', 'Olga', 'olga@mail.example'), ('2', 'Rudi', 'rudi@mail.example')`,
  ),
)

const olga = 'olga@mail.example'
const rudi = 'rudi@mail.example'

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
  await verbs.accountGrant({ email: rudi, role: 'vest' })
  expect((await verbs.accountList()).map(({ nick, roles }) => [nick, roles])).toEqual([
    ['Olga', ['moderator', 'vest']],
    ['Rudi', ['vest']],
  ])
  expect((await verbs.accountRevoke({ email: olga, role: 'vest' })).roles).toEqual(['moderator'])
  expect(await db.query('SELECT user_id, roles FROM users WHERE vest')).toEqual([{ user_id: '2', roles: [] }])
})

const mistakenVest = (email: string, reason = 'The address belongs to another person.') =>
  verbs.accountMistakenVest({ email, actor: 'operator', reason })

test('taking back a mistaken grant of vest lets only the reviews count that this grant marked, and is recorded', async () => {
  const review = async (traderCode: string) => {
    await addBroker(db, traderCode)
    await db.query(
      `INSERT INTO comments (target_type, target_code, user_id, rating, lang, content, by_team)
       SELECT 'broker', $1, user_id, 5, 'en', '{"en": "Paid out within a day."}', vest FROM users WHERE user_id = '1'`,
      [traderCode],
    )
  }
  const counting = async () =>
    (await db.query<{ code: string }>('SELECT code FROM brokers WHERE comment_count > 0 ORDER BY code')).map(
      row => row.code,
    )
  await review('before')
  await verbs.accountGrant({ email: olga, role: 'vest' })
  await review('within')
  await verbs.accountRevoke({ email: olga, role: 'vest' })
  await review('after')
  expect(await counting()).toEqual(['after'])
  await verbs.accountGrant({ email: olga, role: 'vest' })
  expect(await counting()).toEqual([])
  expect(await mistakenVest(' Olga@mail.example')).toEqual({ nick: 'Olga', posts: 1 })
  expect([await counting(), await verbs.accountList()]).toEqual([['after'], []])
  const recorded = `SELECT action, user_id, reason FROM audit_events WHERE kind = 'account' AND target_id = '1'`
  expect(await db.query(recorded)).toEqual([
    {
      action: 'mistaken_vest',
      user_id: null,
      reason: 'operator: The address belongs to another person.',
    },
  ])
})

test('taking back a grant of vest is refused without a reason, without a grant and for an unknown address', async () => {
  await expect(mistakenVest(rudi)).rejects.toThrow(/was never marked as one of the team/)
  await expect(mistakenVest('nobody@mail.example')).rejects.toThrow(/no account is registered/)
  await verbs.accountGrant({ email: rudi, role: 'vest' })
  await expect(mistakenVest(rudi, ' ')).rejects.toThrow(/a reason is required/)
  await mistakenVest(rudi)
  await expect(mistakenVest(rudi)).rejects.toThrow(/was never marked/)
})
