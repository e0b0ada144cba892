import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { openTestDatabase } from 'sample-data/testing/test-database'
import type { Mail } from '../accounts/mail.ts'
import { START_MS } from '../testing/api-under-test.ts'
import { followNoticeMails } from './follow-notice-mails.ts'
import { sameInBoth, notify } from './notify.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
  await db.script(`INSERT INTO users (user_id, nick, email, lang, mail_notices) VALUES ('ani', 'Ani', 'ani@mail.example', 'id', true),
    ('bob', 'Bob', 'bob@mail.example', 'en', true), ('cas', 'Cas', 'cas@mail.example', 'en', false), ('dea', 'Dea', NULL, 'en', true)`)
}, START_MS)
afterAll(() => db.close())
afterEach(() => db.query('DELETE FROM user_messages'))

const origin = 'https://site.example'
const log = { info: () => {}, warn: () => {}, error: () => {} }
const notice = (mail: boolean) =>
  ({
    kind: 'system',
    title: { en: 'Looked at', id: 'Diperiksa' },
    text: sameInBoth('Well.'),
    path: '/user/release.html',
    mail,
  }) as const
const everyone = ['ani', 'bob', 'cas', 'dea']

/** A gateway that collects mails, and resolves `reached` at this number. */
function gateway(count: number, refuse = (_mail: Mail) => false) {
  const mails: Mail[] = []
  let done = () => {}
  const reached = new Promise<void>(resolve => (done = resolve))
  const send = async (mail: Mail) => {
    mails.push(mail)
    if (mails.length === count) done()
    if (refuse(mail)) throw new Error('not taken')
  }
  return { mails, reached, send }
}

test('a notice is mailed once, in the recipient’s language, to users who want mails', async () => {
  const { mails, reached, send } = gateway(2)
  const followers = []
  for (let count = 0; count < 3; count += 1)
    followers.push(await followNoticeMails({ db, mail: { send }, origin, log }))
  await notify(db, everyone, notice(true))
  await notify(db, everyone, notice(false))
  await reached
  await Promise.all(followers.map(follower => follower.stop()))
  expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
    ['ani@mail.example', 'Diperiksa'],
    ['bob@mail.example', 'Looked at'],
  ])
  expect(mails.find(({ to }) => to.startsWith('ani'))?.text).toContain('https://site.example/id/user/release.html')
})

test('a pending notice is mailed at the next start, and one that failed waits without delaying others', async () => {
  await notify(db, ['ani', 'bob'], notice(true))
  const first = gateway(1, () => true)
  const follower = await followNoticeMails({ db, mail: first, origin, log })
  await first.reached
  await follower.stop()
  const second = gateway(1)
  const next = await followNoticeMails({ db, mail: second, origin, log })
  await second.reached
  await next.stop()
  expect([first.mails.length, second.mails.length]).toEqual([1, 1])
  expect(second.mails[0]?.to).not.toBe(first.mails[0]?.to)
  await db.query(`UPDATE user_messages SET mail_tried_at = now() - interval '11 minutes' WHERE mail = 'due'`)
  const third = gateway(1)
  const last = await followNoticeMails({ db, mail: third, origin, log })
  await third.reached
  await last.stop()
  expect(third.mails[0]?.to).toBe(first.mails[0]?.to)
})
