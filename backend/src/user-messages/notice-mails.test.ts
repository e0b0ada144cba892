import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { openTestDatabase } from 'sample-data/testing/test-database'
import type { Mail } from '../accounts/mail.ts'
import { SECRET, START_MS } from '../testing/api-under-test.ts'
import { followNoticeMails } from './follow-notice-mails.ts'
import { changeMailSettings } from './mail-settings.ts'
import { sameInBoth, notify } from './notify.ts'
import { readUnsubscribeToken } from './unsubscribe-tokens.ts'

let db: Db
let deps: Omit<Parameters<typeof followNoticeMails>[0], 'mail'>
beforeAll(async () => {
  db = await openTestDatabase()
  deps = { db, origin: 'https://site.example', secret: SECRET, log: { info() {}, warn() {}, error() {} } }
  await db.script(`INSERT INTO users (user_id, nick, email, lang) VALUES ('ani', 'Ani', 'ani@mail.example', 'id'),
    ('bob', 'Bob', 'bob@mail.example', 'en'), ('cas', 'Cas', 'cas@mail.example', 'en'), ('dea', 'Dea', NULL, 'en'),
    ('eva', 'Eva', 'eva@mail.example', 'en')`)
}, START_MS)
afterAll(() => db.close())
beforeEach(() =>
  db.script(`DELETE FROM user_messages; UPDATE users SET blocked_at = NULL, mail_off = '{}';
    UPDATE users SET mail_off = '{reply}' WHERE user_id = 'bob'; UPDATE users SET mail_off = '{system}' WHERE user_id = 'cas'`),
)

const notice = (mail: boolean) =>
  ({
    kind: 'system',
    title: { en: 'Looked at', id: 'Diperiksa' },
    text: sameInBoth('Well.'),
    path: '/user/release.html',
    mail,
  }) as const
const everyone = ['ani', 'bob', 'cas', 'dea']

/** A gateway that collects mails, and resolves `reached` at this number of mails, to `last` if given. */
function gateway(count: number, refuse = (_mail: Mail) => false, last?: string) {
  const mails: Mail[] = []
  let done = () => {}
  const reached = new Promise<void>(resolve => (done = resolve))
  const send = async (mail: Mail) => {
    mails.push(mail)
    if (mails.filter(({ to }) => last === undefined || to === last).length === count) done()
    if (refuse(mail)) throw new Error('not taken')
  }
  return { mails, reached, send }
}

test('a notice is mailed once, in the recipient’s language, to users who want mails', async () => {
  const { mails, reached, send } = gateway(2)
  const followers = []
  for (let count = 0; count < 3; count += 1) followers.push(await followNoticeMails({ ...deps, mail: { send } }))
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

/** Mails that are due now, up to the one to `last`. */
async function mailedUpTo(last: string): Promise<string[]> {
  const { mails, reached, send } = gateway(1, undefined, last)
  const follower = await followNoticeMails({ ...deps, mail: { send } })
  await reached
  await follower.stop()
  return mails.map(({ to }) => to)
}

test('a notice is not mailed if its kind was turned off, or its reader blocked, after it was written', async () => {
  await notify(db, ['ani'], notice(true))
  await notify(db, ['eva'], notice(true))
  await changeMailSettings(db, 'ani', { system: false })
  await db.query(`UPDATE users SET blocked_at = now() WHERE user_id = 'eva'`)
  await notify(db, ['bob'], notice(true))
  expect(await mailedUpTo('bob@mail.example')).toEqual(['bob@mail.example'])
  await db.query(`UPDATE users SET blocked_at = NULL WHERE user_id = 'eva'`)
  await changeMailSettings(db, 'ani', { system: true })
  expect(await mailedUpTo('eva@mail.example')).toEqual(['ani@mail.example', 'eva@mail.example'])
})

test('a notice that was written while its kind was off is not mailed after the kind was turned on', async () => {
  await notify(db, ['cas'], notice(true))
  await changeMailSettings(db, 'cas', { system: true })
  await notify(db, ['bob'], notice(true))
  expect(await mailedUpTo('bob@mail.example')).toEqual(['bob@mail.example'])
})

test('many mails of one kind within an hour do not keep back mails of another kind', async () => {
  for (let count = 0; count < 11; count += 1) await notify(db, ['ani'], { ...notice(true), kind: 'reply' })
  await notify(db, ['ani'], { ...notice(true), kind: 'exposure' })
  const due = await db.query(
    `SELECT kind, count(*)::integer AS count FROM user_messages WHERE mail = 'due' GROUP BY kind ORDER BY kind`,
  )
  expect(due).toEqual([
    { kind: 'exposure', count: 1 },
    { kind: 'reply', count: 10 },
  ])
})

test('a mailed notice names an address that unsubscribes its reader from its kind, in the text and for mail programs', async () => {
  const { mails, reached, send } = gateway(2)
  const follower = await followNoticeMails({ ...deps, mail: { send } })
  await notify(db, ['ani', 'bob'], notice(true))
  await reached
  await follower.stop()
  const parts = mails
    .sort((one, other) => one.to.localeCompare(other.to))
    .map(({ to, text, unsubscribe = '' }) => {
      const [address, token = ''] = unsubscribe.split('?token=')
      const about = readUnsubscribeToken(SECRET, token)!
      return { address, about, isFor: about.isFor(to), text: text.replaceAll(token, 'TOKEN') }
    })
  const address = 'https://site.example/user/unsubscribe.html'
  expect(parts).toMatchObject([
    { address, about: { kind: 'system', userId: 'ani' }, isFor: true },
    { address, about: { kind: 'system', userId: 'bob' }, isFor: true },
  ])
  expect(parts.map(({ text }) => text.split('\n'))).toEqual([
    [
      'Halo Ani,',
      '',
      'Diperiksa',
      '',
      'Well.',
      '',
      'Selengkapnya: https://site.example/id/user/release.html',
      '',
      '-- ',
      'Anda menerima email ini karena email jenis ini aktif di akun Brokerlens Anda.',
      'Berhenti menerima email seperti ini: https://site.example/id/user/unsubscribe.html?token=TOKEN',
      'Atur email yang Anda terima: https://site.example/id/user/setting.html#mail',
    ],
    [
      'Hello Bob,',
      '',
      'Looked at',
      '',
      'Well.',
      '',
      'Read more: https://site.example/en/user/release.html',
      '',
      '-- ',
      'You get this email because emails of this kind are turned on in your Brokerlens account.',
      'Unsubscribe from emails like this: https://site.example/en/user/unsubscribe.html?token=TOKEN',
      'Choose which emails you get: https://site.example/en/user/setting.html#mail',
    ],
  ])
})

test('a pending notice is mailed at the next start, and one that failed waits without delaying others', async () => {
  await notify(db, ['ani', 'bob'], notice(true))
  const first = gateway(1, () => true)
  const follower = await followNoticeMails({ ...deps, mail: first })
  await first.reached
  await follower.stop()
  const second = gateway(1)
  const next = await followNoticeMails({ ...deps, mail: second })
  await second.reached
  await next.stop()
  expect([first.mails.length, second.mails.length]).toEqual([1, 1])
  expect(second.mails[0]?.to).not.toBe(first.mails[0]?.to)
  await db.query(`UPDATE user_messages SET mail_tried_at = now() - interval '11 minutes' WHERE mail = 'due'`)
  const third = gateway(1)
  const last = await followNoticeMails({ ...deps, mail: third })
  await third.reached
  await last.stop()
  expect(third.mails[0]?.to).toBe(first.mails[0]?.to)
})
