import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as calls from 'calls/exposure-notices'
import type { NoticeAction } from 'calls/legal-notice/notice-rules'
import { noticeDecisions } from 'calls/legal-notice/notice-rules'
import type { NoticeState } from 'calls/legal-notice/notice-states'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { Caller } from 'platform/api/handle'
import { hashOfSecret } from '../accounts/random-secrets.ts'
import { SECRET, START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker, addEnterprise, addStaff } from '../testing/scene.ts'
import { giveWordsBack, withholdWords } from '../withheld-texts/move-words.ts'
import { sealSender } from './notice-seal.ts'

/** Everyone who may try: `decider` is the moderator who withheld the text, `interested` one who works for the broker. */
const people = ['sender', 'author', 'moderator', 'decider', 'interested', 'staff', 'stranger', 'nobody'] as const
type Person = (typeof people)[number]

/** What is open in each state, written down and not computed; `7` and `14`: only after so many days, `u`: only on an urgent ground. */
const open: Record<NoticeState, string> = {
  sent: 'confirm',
  received: 'withdraw invite reject markfalse correct:u withhold:u',
  invited: 'withdraw answer reject markfalse correct:7 withhold:7',
  answered: 'withdraw reject markfalse correct withhold',
  withdrawn: '',
  rejected: '',
  false_notice: '',
  correction: 'rewrite withhold:14',
  rewritten: 'accept withhold',
  corrected: '',
  withheld: 'appeal',
  appealed: 'uphold restore',
  upheld: '',
  restored: '',
}
const states = Object.keys(open) as NoticeState[]

const WORDS = 'I have the statement of my bank, and it shows no such payment at all.'
const token = 'a-secret-of-the-link-in-the-mail'
const link = { code: 'notice1', token }
const sends: Record<Exclude<NoticeAction, 'send'>, [call: CallDeclaration, input: object]> = {
  confirm: [calls.exposureNoticeconfirm, link],
  withdraw: [calls.exposureNoticewithdraw, link],
  answer: [calls.exposureNoticestatement, { code: 'notice1', content: WORDS }],
  rewrite: [calls.exposureNoticerewrite, { code: 'notice1', title: 'A late withdrawal', content: WORDS }],
  appeal: [calls.exposureNoticeappeal, { code: 'notice1', content: WORDS }],
  ...(Object.fromEntries(
    noticeDecisions.map(decision => [
      decision,
      [calls.exposureNoticedecide, { code: 'notice1', decision, reason: WORDS }],
    ]),
  ) as unknown as Record<(typeof noticeDecisions)[number], [CallDeclaration, object]>),
}
const actions = Object.keys(sends) as (keyof typeof sends)[]

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
  const traderCode = await addBroker(site.db, 'broker1')
  for (const person of people.filter(one => one !== 'nobody'))
    await site.db.query('INSERT INTO users (user_id, nick, email) VALUES ($1, $1, $2)', [
      person,
      `${person}@mail.example`,
    ])
  const enterpriseId = await addEnterprise(site.db, traderCode, [])
  await addStaff(site.db, enterpriseId, 'staff', 'owner')
  await addStaff(site.db, enterpriseId, 'interested', 'replier')
  await site.db.query(
    `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date, state, published_at)
     VALUES ('case1', 'my-money', $1, 'Broker', 'author', 'scam', 'en', '{"en": "My money is gone"}', '{"en": "Long story"}', 10, 'USD', '2026-01-02',
       'published', now())`,
    [traderCode],
  )
}, START_MS)
afterAll(() => site.close())

/** Puts the notice into a state that began `age` days ago. */
async function setUp(state: NoticeState, { age = 0, ground = 'defamation' } = {}): Promise<void> {
  await site.db.transaction(queries => giveWordsBack(queries, 'case1'))
  await site.db.query(`DELETE FROM legal_notices`)
  await site.db.query(
    `INSERT INTO legal_notices (code, exposure_code, firm, capacity, country_code, ground, passages, explanation, contact_sealed, address_hash,
       token_hash, lang, state, state_since, confirmed_at, created_at, correction)
     SELECT 'notice1', 'case1', 'Firm', 'lawyer', '360', $1, 'passages', 'explanation', $2, 'hash', $3, 'en', $4, at, CASE WHEN $4 <> 'sent' THEN at END, at,
       CASE WHEN $4 = 'rewritten' THEN '{"title": "A late withdrawal", "content": "It came late", "lang": "en", "imageIds": []}'::jsonb END
     FROM (SELECT now() - make_interval(days => $5) AS at) m`,
    [ground, sealSender(SECRET, { name: 'Prawira', email: 'p@law.example' }), hashOfSecret(token), state, age],
  )
  if (!['withheld', 'appealed', 'upheld'].includes(state)) return
  await site.db.query(
    `INSERT INTO legal_notice_events (notice_code, action, from_state, to_state, actor, user_id, lang) VALUES ('notice1', 'withhold', 'answered', 'withheld', 'moderator', 'decider', 'en')`,
  )
  await site.db.transaction(queries => withholdWords(queries, 'case1'))
}

let asked = 0
async function answerTo(action: keyof typeof sends, person: Person): Promise<number> {
  const [call, input] = sends[action]
  const caller: Caller = {
    user:
      person === 'nobody'
        ? null
        : { userId: person, roles: ['moderator', 'decider', 'interested'].includes(person) ? ['moderator'] : [] },
    sessionId: person === 'nobody' ? null : 's',
    authorised: person !== 'nobody',
    lang: 'en',
    country: '',
    // Each from another network: links have a limit.
    ip: `203.0.${(asked += 1)}.9`,
  }
  return (await site.api.invoke({ call, input, caller })).body.ErrorCode
}

const stateNow = async () => (await site.db.one<{ state: string }>('SELECT state FROM legal_notices'))?.state
const actorOf = (action: keyof typeof sends): Person =>
  action === 'confirm' || action === 'withdraw'
    ? 'nobody'
    : action === 'answer' || action === 'rewrite' || action === 'appeal'
      ? 'author'
      : 'moderator'

test.each(states)('in state %s exactly the steps that are written down are open to their actor', async state => {
  for (const action of actions) {
    const [found] = open[state]
      .split(' ')
      .flatMap(one => (one.split(':')[0] === action ? [one.split(':')[1] ?? 'at once'] : []))
    // Repeated links change nothing and are answered as before.
    const isRepeated = (action === 'confirm' && state !== 'sent') || (action === 'withdraw' && state === 'withdrawn')
    const refused = state === 'sent' && actorOf(action) !== 'nobody' ? 3001 : 3101
    await setUp(state)
    expect([action, await answerTo(action, actorOf(action))]).toEqual([
      action,
      isRepeated || found === 'at once' ? 0 : refused,
    ])
    if (found === undefined || isRepeated) {
      expect([action, await stateNow()]).toEqual([action, state])
      continue
    }
    if (found === 'at once') {
      expect([action, await stateNow()]).not.toEqual([action, state])
      continue
    }
    await setUp(state, found === 'u' ? { ground: 'court_order' } : { age: Number(found) + 1 })
    expect([action, found, await answerTo(action, actorOf(action))]).toEqual([action, found, 0])
    if (found === 'u') continue
    await setUp(state, { age: Number(found) - 1 })
    expect([action, found, await answerTo(action, actorOf(action))]).toEqual([action, found, 3101])
  }
})

/** A state in which each step is open, and who is refused there with which code. */
const [notLoggedIn, role, notYours] = [2001, 2003, 2004]
const wrong: [keyof typeof sends, NoticeState, Partial<Record<Person, number>>][] = [
  ...(['answer', 'rewrite', 'appeal'] as const).map((action): (typeof wrong)[number] => [
    action,
    ({ answer: 'invited', rewrite: 'correction', appeal: 'withheld' } as const)[action],
    {
      nobody: notLoggedIn,
      sender: notYours,
      moderator: notYours,
      interested: notYours,
      staff: notYours,
      stranger: notYours,
    },
  ]),
  ...noticeDecisions.map((action): (typeof wrong)[number] => [
    action,
    (
      { invite: 'received', accept: 'rewritten', uphold: 'appealed', restore: 'appealed' } as Record<
        string,
        NoticeState
      >
    )[action] ?? 'answered',
    {
      nobody: notLoggedIn,
      sender: role,
      author: role,
      staff: role,
      stranger: role,
      interested: notYours,
      ...((action === 'uphold' || action === 'restore') && { decider: notYours }),
    },
  ]),
]

test.each(wrong)('%s in state %s is refused to everyone else, and changes nothing', async (action, state, refused) => {
  await setUp(state)
  for (const [person, code] of Object.entries(refused))
    expect([person, await answerTo(action, person as Person)]).toEqual([person, code])
  expect(await stateNow()).toBe(state)
})

test('no step of the rules lets a firm or its staff decide about a post', () => {
  const ofSender = actions.filter(action => actorOf(action) === 'nobody')
  expect(ofSender).toEqual(['confirm', 'withdraw'])
})
