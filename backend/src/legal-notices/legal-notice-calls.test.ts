import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { usercenterAccountdelete } from 'calls/account-data'
import { exposureComment } from 'calls/comment-writing'
import { commentList } from 'calls/comments'
import { exposureDetail } from 'calls/exposure'
import { exposureOwn } from 'calls/exposure-cases'
import * as calls from 'calls/exposure-notices'
import { usercenterMessages } from 'calls/messages'
import { moderationDetail, moderationQueue } from 'calls/moderation'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { sendPost } from '../testing/case-scene.ts'
import { changesDuring } from '../testing/hear-changes.ts'
import {
  addNoticeScene,
  decideAs,
  linkIn,
  noticeFields,
  publishedCase,
  REASON,
  receivedNotice,
  sendNoticeAs,
} from '../testing/notice-scene.ts'
import type { NoticeScene } from '../testing/notice-scene.ts'
import { proveHuman } from '../testing/prove-human.ts'
import { addTestUser } from '../testing/scene.ts'

let site: ApiUnderTest
let scene: NoticeScene
let exposureCode: string
beforeAll(async () => {
  site = await startApi({ sample: false, botCheckTries: 2 })
  scene = await addNoticeScene(site)
  exposureCode = await publishedCase(scene)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors.splice(0)).toEqual([]))

const log = async (input: object = {}) => (await site.visitor().call(calls.exposureLegalnotices, input)).body.Data!
const detail = async (code: string) => (await site.visitor().call(calls.exposureLegalnoticedetail, { code })).body
const notices = () => site.db.query<Record<string, unknown>>('SELECT * FROM legal_notices')
const days = (code: string, count: number) =>
  site.db.query(
    `UPDATE legal_notices SET state_since = state_since - make_interval(days => $2), confirmed_at = confirmed_at - make_interval(days => $2),
       created_at = created_at - make_interval(days => $2) WHERE code = $1`,
    [code, count],
  )
const invited = async (more = {}) => {
  const link = await receivedNotice(site, exposureCode, { email: `${crypto.randomUUID()}@law.example`, ...more })
  await decideAs(scene.moderator, link.code, 'invite')
  return link
}
const asAuthor = { content: 'I have the statement of my bank, and it shows no such payment.' }

test.each([
  ['a firm of one letter', { firm: ' L ' }, 1002, 'firm'],
  ['a firm of two lines', { firm: 'Lumbung\nBcc: all@mail.example' }, 1004, 'firm'],
  ['a firm with a mark that turns the text round', { firm: 'Lumbung \u202Egnub' }, 1004, 'firm'],
  ['an invalid address', { email: 'prawira at law' }, 1004, 'email'],
  ['too long an explanation', { explanation: 'x'.repeat(3001) }, 1002, 'explanation'],
  ['an explanation far beyond the limit', { explanation: 'x'.repeat(60_000) }, 1002, 'explanation'],
  ['an unknown ground', { ground: 'blasphemy' }, 1004, 'ground'],
  ['a court order without its number', { ground: 'court_order' }, 1001, 'reference'],
  ['a statement that is not made', { isAuthorised: false }, 1004, 'isAuthorised'],
  ['a statement that is missing', { knowsFalse: undefined }, 1001, 'knowsFalse'],
  ['no bot check', {}, 2008, 'bot'],
])('a legal notice with %s is refused at its field, and nothing is stored', async (_name, change, code, field) => {
  const before = (await notices()).length
  const body = { ...noticeFields(exposureCode), ...change }
  const answer = (await site.visitor().send('POST', calls.exposureLegalnotice.path, { body })).body
  expect([answer.ErrorCode, answer.errors?.[0]?.field]).toEqual([code, field])
  expect((await notices()).length).toBe(before)
})

test('a legal notice is possible about a public post only', async () => {
  const pending = await sendPost(scene.author, scene.traderCode)
  for (const code of [pending, 'nothere1']) expect((await sendNoticeAs(site.visitor(), code)).body.ErrorCode).toBe(3001)
})

test('a legal notice is nowhere before its sender has confirmed the address, and a repetition changes nothing', async () => {
  const visitor = site.visitor()
  await sendNoticeAs(visitor, exposureCode, { email: 'First@law.example' })
  const link = linkIn(site.mails().at(-1))
  const nowhere = async () => {
    expect((await detail(link.code)).ErrorCode).toBe(3001)
    expect((await log({ code: exposureCode })).items.map(({ code }) => code)).not.toContain(link.code)
    expect((await scene.moderator.visitor.call(calls.exposureNoticereview, { code: link.code })).status).toBe(404)
    const { items } = (await scene.moderator.visitor.call(moderationQueue, { kind: 'legalnotice' })).body.Data!
    expect(items.map(({ id }) => id)).not.toContain(link.code)
  }
  await nowhere()
  const wrong = await visitor.call(calls.exposureNoticeconfirm, { ...link, token: 'x'.repeat(43) })
  expect(wrong.status).toBe(404)
  await nowhere()
  const mails = site.mails().length
  for (let again = 0; again < 2; again += 1) {
    const { body } = await visitor.call(calls.exposureNoticeconfirm, link)
    expect(body.Data?.notice).toMatchObject({ code: link.code, state: 'received', firm: null })
  }
  expect(site.mails().length).toBe(mails + 1)
  expect((await detail(link.code)).Data?.events).toHaveLength(1)
  const { items } = (await scene.moderator.visitor.call(moderationQueue, { kind: 'legalnotice' })).body.Data!
  expect(items).toContainEqual(expect.objectContaining({ id: link.code, state: 'received', ownInterest: false }))
})

test('an address is confirmed within two days, and the notice of a new form takes the place of an unconfirmed one', async () => {
  const visitor = site.visitor()
  await sendNoticeAs(visitor, exposureCode, { email: 'late@law.example' })
  const first = linkIn(site.mails().at(-1))
  await sendNoticeAs(visitor, exposureCode, { email: 'late@law.example' })
  const second = linkIn(site.mails().at(-1))
  expect((await visitor.call(calls.exposureNoticeconfirm, first)).status).toBe(404)
  await days(second.code, 3)
  expect((await visitor.call(calls.exposureNoticeconfirm, second)).status).toBe(404)
})

test('an address has one undecided notice about a post', async () => {
  const email = 'twice@law.example'
  const { code } = await receivedNotice(site, exposureCode, { email })
  const visitor = site.visitor()
  await sendNoticeAs(visitor, exposureCode, { email })
  const again = linkIn(site.mails().at(-1))
  expect((await visitor.call(calls.exposureNoticeconfirm, again)).body.ErrorCode).toBe(3102)
  await decideAs(scene.moderator, code, 'reject')
  expect((await visitor.call(calls.exposureNoticeconfirm, again)).body.ErrorCode).toBe(0)
})

test('a form sent twice with one key makes one notice and one mail', async () => {
  const visitor = site.visitor()
  const bot = await proveHuman(visitor, 'legalnotice')
  const sent = { ...noticeFields(exposureCode), email: 'once@law.example', bot }
  const before = [(await notices()).length, site.mails().length]
  const key = { 'Idempotency-Key': 'one-notice-only' }
  const first = await visitor.call(calls.exposureLegalnotice, sent, key)
  const second = await visitor.call(calls.exposureLegalnotice, sent, key)
  expect(second.body.Data).toEqual(first.body.Data)
  expect([(await notices()).length, site.mails().length]).toEqual(before.map(count => count + 1))
})

test('a network may send ten notices an hour, and an address gets five mails a day', async () => {
  const visitor = site.visitor()
  const answers = []
  for (let n = 0; n < 6; n += 1)
    answers.push((await sendNoticeAs(visitor, exposureCode, { email: 'flooded@law.example' })).status)
  expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  for (let n = 0; n < 4; n += 1) await sendNoticeAs(visitor, exposureCode, { email: `n${n}@law.example` })
  expect((await sendNoticeAs(visitor, exposureCode, { email: 'n9@law.example' })).status).toBe(429)
})

test('the sender’s name, address and words are in no public answer and no mail, and the database has name and address sealed only', async () => {
  const visitor = site.visitor()
  visitor.lang = 'id'
  await sendNoticeAs(visitor, exposureCode, { email: 'private@law.example' })
  const link = linkIn(site.mails().at(-1))
  expect(site.mails().at(-1)).toContain('Konfirmasi keberatan hukum Anda')
  await visitor.call(calls.exposureNoticeconfirm, link)
  await decideAs(scene.moderator, link.code, 'invite')
  await decideAs(scene.moderator, link.code, 'reject', 'This is an opinion, and marked as one.')
  const answers = JSON.stringify([await detail(link.code), await log(), await log({ code: exposureCode })])
  expect(answers).toContain('This is an opinion')
  expect(answers).not.toMatch(/Prawira|private@law|second paragraph|our books/)
  const mails = site.mails().filter(mail => mail.includes('private@law.example'))
  expect(mails).toHaveLength(3)
  for (const mail of mails) expect(mail).not.toMatch(/Prawira|Lumbung|second paragraph|our books/)
  expect(mails.at(-1)).toContain('Alasan: This is an opinion, and marked as one.')
  expect(JSON.stringify(await notices())).not.toMatch(/Prawira|@law\.example/)
})

test('the log names a firm once a moderator has looked at its notice, and is not searched by a name before', async () => {
  const firm = 'Quite Unknown Firm'
  const { code } = await receivedNotice(site, exposureCode, { email: 'firm@law.example', firm })
  expect((await detail(code)).Data?.notice.firm).toBeNull()
  expect((await log({ firm })).total).toBe(0)
  expect((await log()).firms.map(one => one.firm)).not.toContain(firm)
  await decideAs(scene.moderator, code, 'invite')
  expect((await log({ firm: 'quite  unknown FIRM' })).items).toMatchObject([{ code, firm }])
})

test('a decision is public with its reason and the days it took, and the sender gets a mail in the language of the form', async () => {
  const { code } = await invited({ email: 'days@law.example' })
  await scene.author.visitor.call(calls.exposureNoticestatement, { code, ...asAuthor })
  await days(code, 2)
  expect((await decideAs(scene.moderator, code, 'markfalse')).Data?.notice).toMatchObject({
    state: 'false_notice',
    firm: 'Lumbung Futures',
    reason: { text: REASON, lang: 'en' },
    days: 3,
    answered: true,
    dueAt: null,
    overdue: false,
  })
  expect((await detail(code)).Data?.events.map(({ state, actor, reason }) => [state, actor, reason])).toEqual([
    ['false_notice', 'moderator', REASON],
    ['answered', 'author', ''],
    ['invited', 'moderator', ''],
    ['received', 'sender', ''],
  ])
  expect(site.mails().at(-1)).toContain(`Reason: ${REASON}`)
  const audited = await site.db.query(
    `SELECT action, user_id, reason FROM audit_events WHERE kind = 'legalnotice' AND target_id = $1 ORDER BY event_id`,
    [code],
  )
  expect(audited).toEqual([
    { action: 'confirm', user_id: null, reason: null },
    { action: 'invite', user_id: scene.moderator.userId, reason: null },
    { action: 'answer', user_id: scene.author.userId, reason: null },
    { action: 'markfalse', user_id: scene.moderator.userId, reason: REASON },
  ])
})

test('a decision needs a reason, except the invitation', async () => {
  const { code } = await receivedNotice(site, exposureCode, { email: 'reason@law.example' })
  const refused = (await scene.moderator.visitor.call(calls.exposureNoticedecide, { code, decision: 'reject' })).body
  expect([refused.ErrorCode, refused.errors?.[0]?.field]).toEqual([1001, 'reason'])
  expect((await scene.moderator.visitor.call(calls.exposureNoticedecide, { code, decision: 'invite' })).status).toBe(
    200,
  )
})

test('the author reads the firm’s words but not the sender, and their answer is for moderators', async () => {
  const { code } = await receivedNotice(site, exposureCode, { email: 'words@law.example' })
  const own = async () => (await scene.author.visitor.call(calls.exposureNoticeown, { code })).body
  expect((await own()).ErrorCode).toBe(3001)
  await decideAs(scene.moderator, code, 'invite')
  const seen = await own()
  expect(seen.Data).toMatchObject({
    firm: 'Lumbung Futures',
    passages: noticeFields('').passages,
    actions: ['answer'],
    statement: null,
  })
  expect(JSON.stringify(seen)).not.toMatch(/Prawira|@law\.example/)
  await scene.author.visitor.call(calls.exposureNoticestatement, { code, ...asAuthor })
  const review = (await scene.moderator.visitor.call(calls.exposureNoticereview, { code })).body.Data!
  expect(review).toMatchObject({
    statement: asAuthor.content,
    sender: { name: 'Prawira Hidden', email: 'words@law.example', capacity: 'lawyer' },
    decisions: ['reject', 'markfalse', 'correct', 'withhold'],
  })
  expect(JSON.stringify([await detail(code), await log()])).not.toContain('statement of my bank')
  const { items } = (await scene.author.visitor.call(usercenterMessages, {})).body.Data!
  expect(items.find(({ url }) => url === `/en/exposure/notice-answer.html?notice=${code}`)?.title).toBe(
    'A firm says that your complaint about Broker broker1 is unlawful: please answer',
  )
})

test('nothing is decided against the author before 7 days without an answer, except about personal data and court orders', async () => {
  const { code } = await invited()
  expect((await decideAs(scene.moderator, code, 'withhold')).ErrorCode).toBe(3101)
  await days(code, 6)
  expect((await decideAs(scene.moderator, code, 'correct')).ErrorCode).toBe(3101)
  const waiting = async () =>
    (await scene.moderator.visitor.call(moderationQueue, { kind: 'legalnotice' })).body.Data!.items.some(
      ({ id }) => id === code,
    )
  expect(await waiting()).toBe(false)
  await days(code, 2)
  expect(await waiting()).toBe(true)
  expect((await decideAs(scene.moderator, code, 'correct')).ErrorCode).toBe(0)
  const urgent = await receivedNotice(site, exposureCode, { email: 'urgent@law.example', ground: 'personal_data' })
  expect((await decideAs(scene.moderator, urgent.code, 'correct')).ErrorCode).toBe(0)
})

test('a notice is overdue 14 days after it was received, in the log too', async () => {
  const { code } = await receivedNotice(site, exposureCode, { email: 'overdue@law.example' })
  await days(code, 13)
  expect((await detail(code)).Data?.notice).toMatchObject({ overdue: false })
  await days(code, 2)
  const { notice } = (await detail(code)).Data!
  expect(notice.overdue).toBe(true)
  expect(Date.parse(notice.dueAt!) - Date.parse(notice.receivedAt)).toBe(14 * 86_400_000)
})

test('a sender withdraws an undecided notice, and no other', async () => {
  const visitor = site.visitor()
  const open = await invited()
  for (let again = 0; again < 2; again += 1)
    expect((await visitor.call(calls.exposureNoticewithdraw, open)).body.Data?.notice.state).toBe('withdrawn')
  const decided = await receivedNotice(site, exposureCode, { email: 'decided@law.example' })
  await decideAs(scene.moderator, decided.code, 'reject')
  expect((await visitor.call(calls.exposureNoticewithdraw, decided)).body.ErrorCode).toBe(3101)
  expect((await visitor.call(calls.exposureNoticewithdraw, { ...open, token: decided.token })).status).toBe(404)
})

test('a correction replaces the post once a moderator accepts it, and cuts quotes of what was taken out', async () => {
  const code = await publishedCase(scene)
  const images = (await site.visitor().call(exposureDetail, { code })).body.Data!.exposure.images
  const link = await receivedNotice(site, code, { email: 'correct@law.example' })
  await decideAs(scene.moderator, link.code, 'invite')
  await scene.author.visitor.call(calls.exposureNoticestatement, { code: link.code, ...asAuthor })
  await decideAs(scene.moderator, link.code, 'correct')
  await scene.stranger.visitor.call(exposureComment, {
    code,
    content: 'You wrote: since then nobody has answered any of my mails. Same here.',
  })
  const content = 'I asked for my money on the first of May. The firm says that it was paid on the same day.'
  await scene.author.visitor.call(calls.exposureNoticerewrite, {
    code: link.code,
    title: 'A late withdrawal',
    content,
    imageIds: [],
  })
  const shown = async () => (await site.visitor().call(exposureDetail, { code })).body.Data!.exposure
  expect((await shown()).title).toBe('My withdrawal has not arrived')
  expect((await decideAs(scene.moderator, link.code, 'accept')).Data?.notice.state).toBe('corrected')
  expect(await shown()).toMatchObject({ title: 'A late withdrawal', slug: 'a-late-withdrawal', content, images: [] })
  expect(await site.db.query('SELECT 1 FROM images WHERE image_id = $1', [images[0]!.imageId])).toEqual([])
  const { items } = (await site.visitor().call(commentList, { targetType: 'exposure', targetCode: code })).body.Data!
  expect(items[0]?.content).toBe('You wrote: […]. Same here.')
})

test('another moderator decides about an appeal, and the author appeals once', async () => {
  const code = await publishedCase(scene)
  const link = await receivedNotice(site, code, {
    email: 'appeal@law.example',
    ground: 'court_order',
    reference: 'Court 12/2026',
  })
  await decideAs(scene.moderator, link.code, 'withhold')
  await scene.author.visitor.call(calls.exposureNoticeappeal, { code: link.code, ...asAuthor })
  expect((await decideAs(scene.moderator, link.code, 'uphold')).ErrorCode).toBe(2004)
  expect((await scene.moderator.visitor.call(calls.exposureNoticereview, { code: link.code })).body.ErrorCode).toBe(
    2004,
  )
  const { items } = (await scene.moderator.visitor.call(moderationQueue, { kind: 'legalnotice', pageSize: 50 })).body
    .Data!
  expect(items.find(({ id }) => id === link.code)).toMatchObject({ ownInterest: true })
  const review = (await scene.other.visitor.call(calls.exposureNoticereview, { code: link.code })).body.Data!
  expect([review.decisions, review.appeal, review.post.title]).toEqual([
    ['uphold', 'restore'],
    asAuthor.content,
    'My withdrawal has not arrived',
  ])
  expect((await decideAs(scene.other, link.code, 'uphold')).Data?.notice.state).toBe('upheld')
  expect(
    (await scene.author.visitor.call(calls.exposureNoticeappeal, { code: link.code, ...asAuthor })).body.ErrorCode,
  ).toBe(3101)
})

test('an appeal is possible for 14 days', async () => {
  const code = await publishedCase(scene)
  const link = await receivedNotice(site, code, { email: 'latest@law.example', ground: 'personal_data' })
  await decideAs(scene.moderator, link.code, 'withhold')
  await days(link.code, 15)
  expect(
    (await scene.author.visitor.call(calls.exposureNoticeappeal, { code: link.code, ...asAuthor })).body.ErrorCode,
  ).toBe(3101)
})

test('a moderator with an interest in the broker sees no more of a notice than the queue and decides nothing', async () => {
  const { code } = await receivedNotice(site, exposureCode, { email: 'interest@law.example' })
  const { visitor } = scene.interested
  expect((await decideAs(scene.interested, code, 'reject')).ErrorCode).toBe(2004)
  expect((await visitor.call(calls.exposureNoticereview, { code })).body.ErrorCode).toBe(2004)
  const seen = (await visitor.call(moderationDetail, { kind: 'legalnotice', id: code })).body.Data!
  expect([seen.ownInterest, seen.text, seen.facts]).toEqual([true, '', []])
})

test('a closed account leaves neither withheld words nor answers, and its appeal cannot restore them', async () => {
  const leaver = await addTestUser(site, 'Leaver')
  const code = await publishedCase({ ...scene, author: leaver })
  const link = await receivedNotice(site, code, { email: 'leaver@law.example', ground: 'personal_data' })
  await decideAs(scene.moderator, link.code, 'withhold')
  await leaver.visitor.call(calls.exposureNoticeappeal, { code: link.code, ...asAuthor })
  expect((await leaver.visitor.call(exposureOwn, { code })).body.Data?.exposure.title).toBe(
    'My withdrawal has not arrived',
  )
  await leaver.visitor.call(usercenterAccountdelete, { confirm: true, password: 'seven green lamps' })
  const left = await site.db.query(
    `SELECT part FROM withheld_texts WHERE exposure_code = $2
     UNION ALL SELECT action FROM legal_notice_events WHERE user_id = $1 AND note IS NOT NULL`,
    [leaver.userId, code],
  )
  expect(left).toEqual([])
  expect((await decideAs(scene.other, link.code, 'restore')).ErrorCode).toBe(3101)
  expect((await decideAs(scene.other, link.code, 'uphold')).ErrorCode).toBe(0)
})

test('a notice that is not confirmed drops no stored page, and each later step those of the log, of the notice and of its case', async () => {
  const ofUnconfirmed = await changesDuring(site.db, () =>
    sendNoticeAs(site.visitor(), exposureCode, { email: 'silent@law.example' }),
  )
  expect(ofUnconfirmed).toEqual([])
  const { code } = await receivedNotice(site, exposureCode, { email: 'heard@law.example' })
  const ofDecision = await changesDuring(site.db, () => decideAs(scene.moderator, code, 'reject'))
  expect(ofDecision).toContain(`legalnotices legalnotice:${code} exposure:${exposureCode}`)
})

test(
  'a public site without mail takes no notices, because no address could be confirmed',
  async () => {
    const away = await startApi({ sample: false, origin: 'https://site.example' })
    const answer = await away.visitor().call(calls.exposureLegalnotice, noticeFields('nothere1'))
    expect([answer.status, answer.body.ErrorCode]).toEqual([501, 5010])
    await away.close()
  },
  START_MS,
)
