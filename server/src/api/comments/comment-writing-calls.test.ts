import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { commentDetail } from 'shared-state/calls/comment-detail'
import * as calls from 'shared-state/calls/comment-writing'
import { commentList } from 'shared-state/calls/comments'
import type { CallInput } from 'shared-state/calls/declare-call'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker, addEnterprise, someone } from '../testing/scene.ts'
import type { Someone } from '../testing/scene.ts'

let site: ApiUnderTest
let rina: Someone
let budi: Someone
beforeAll(async () => {
  site = await startApi({ sample: false })
  rina = await someone(site, 'Rina')
  budi = await someone(site, 'Budi')
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

let brokers = 0
const newBroker = () => addBroker(site.db, `b${(brokers += 1)}`)
const words = 'Paid out within a day.'

async function publish(by: Someone, input: Partial<CallInput<typeof calls.commentPublish>> & { traderCode: string }, headers = {}) {
  return by.visitor.call(calls.commentPublish, { content: words, rating: 5, ...input }, headers)
}
/** A review of a broker of its own. */
async function reviewBy(by: Someone, traderCode?: string) {
  return (await publish(by, { traderCode: traderCode ?? (await newBroker()) })).body.Data!.comment
}
const edit = async (by: Someone, input: CallInput<typeof calls.commentEdit>) => (await by.visitor.call(calls.commentEdit, input)).body
const reply = async (by: Someone, input: object) => (await by.visitor.call(calls.commentReply, input as CallInput<typeof calls.commentReply>)).body

test('a review is public at once, in the writer’s language, and counts for the broker', async () => {
  const traderCode = await newBroker()
  const review = await reviewBy({ ...rina, visitor: Object.assign(await login('Rina'), { lang: 'id' }) }, traderCode)
  expect(review).toMatchObject({ traderCode, content: words, lang: 'id', rating: 5, kind: 'positive', state: 'published', version: 1, staff: false })
  const list = (await site.visitor().call(commentList, { traderCode })).body.Data!
  expect([list.items.map(({ commentId }) => commentId), list.total, list.counts.positive]).toEqual([[review.commentId], 1, 1])
  const broker = await site.db.one<{ comment_count: number }>('SELECT comment_count FROM brokers WHERE code = $1', [traderCode])
  expect(broker?.comment_count).toBe(1)
})

const login = (nick: string) => site.visitor().login(`${nick.toLowerCase()}@mail.example`, 'seven green lamps')

test('without a login nothing is written, and the session is not taken for ended', async () => {
  const { status, body } = await site.visitor().send('POST', calls.commentPublish.path, { body: { traderCode: await newBroker(), content: words, rating: 5 } })
  expect([status, body.ErrorCode]).toEqual([401, 2001])
})

test('a second review of a broker within 24 hours is refused; of another broker, or a day later, it is not', async () => {
  const traderCode = await newBroker()
  await reviewBy(rina, traderCode)
  const again = await publish(rina, { traderCode })
  expect([again.status, again.body.ErrorCode]).toEqual([429, 4004])
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(86_000)
  expect((await publish(rina, { traderCode: await newBroker() })).status).toBe(200)
  expect((await publish(budi, { traderCode })).status).toBe(200)
  await site.db.query(`UPDATE comments SET created_at = now() - interval '24 hours 1 second' WHERE target_code = $1 AND user_id = $2`, [traderCode, rina.userId])
  expect((await publish(rina, { traderCode })).status).toBe(200)
})

test('of many reviews sent at once one is published', async () => {
  const { visitor } = await someone(site, 'Eager')
  const Authorization = `Bearer ${await visitor.token()}`
  for (let round = 0; round < 5; round += 1) {
    const body = { traderCode: await newBroker(), content: words, rating: 5 }
    const send = () => visitor.send('POST', calls.commentPublish.path, { body, headers: { Authorization } })
    const answers = await Promise.all(Array.from({ length: 4 }, send))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429])
  }
})

test('the same request sent again under its key is answered as before and writes nothing', async () => {
  const traderCode = await newBroker()
  const key = { 'Idempotency-Key': 'review-1234' }
  const first = await publish(rina, { traderCode }, key)
  const second = await publish(rina, { traderCode }, key)
  expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
  expect(second.body.Data).toEqual(first.body.Data)
})

test('a review of an unknown broker is refused, and so is one by the broker’s own staff', async () => {
  expect((await publish(rina, { traderCode: 'nobody9' })).body.ErrorCode).toBe(3001)
  const traderCode = await newBroker()
  await addEnterprise(site.db, traderCode, [rina])
  expect((await publish(rina, { traderCode })).body.ErrorCode).toBe(2003)
  expect((await rina.visitor.call(calls.commentSwitch, { traderCode })).body.Data).toMatchObject({ open: false, nextAllowedAt: null })
})

test('a blocked account writes nothing', async () => {
  const { userId } = await someone(site, 'Joko')
  await site.db.query('UPDATE users SET blocked_at = now() WHERE user_id = $1', [userId])
  const caller = { user: { userId, roles: [] }, sessionId: 's', authorised: true, lang: 'en' as const, country: '', ip: '' }
  const { commentId } = await reviewBy(rina)
  const asked = {
    'comment.publish': { traderCode: await newBroker(), content: words, rating: 5 },
    'comment.edit': { commentId, content: words, version: 1 },
    'comment.reply': { commentId, content: words },
    'comment.helpful': { commentId },
    'comment.reportpublish': { commentId, reason: 'spam' },
  }
  const answers = await Promise.all(Object.entries(asked).map(([name, input]) => site.api.invoke({ name, input, caller })))
  expect(answers.map(({ status, body }) => [status, body.ErrorCode])).toEqual(Object.keys(asked).map(() => [403, 2010]))
})

test('the switch says whether, and from when on, one may write', async () => {
  const traderCode = await newBroker()
  const ask = async (by: Someone['visitor']) => (await by.call(calls.commentSwitch, { traderCode })).body
  const open = { open: true, reason: '', minChars: 10, nextAllowedAt: null }
  expect([(await ask(rina.visitor)).Data, (await ask(site.visitor())).Data]).toEqual([open, open])
  const { createdAt } = await reviewBy(rina, traderCode)
  const closed = (await ask(rina.visitor)).Data!
  expect(closed).toMatchObject({ open: false, reason: 'One review per broker and 24 hours.' })
  expect(Date.parse(closed.nextAllowedAt!) - Date.parse(createdAt)).toBe(86_400_000)
  expect((await ask(site.visitor())).Data).toEqual(open)
})

test('an edit keeps what was said before, and is no new review', async () => {
  const review = await reviewBy(rina)
  await site.db.query(`UPDATE comments SET content = content || '{"id": "Dibayar dalam sehari."}' WHERE comment_id = $1`, [Number(review.commentId)])
  const after = (await edit(rina, { commentId: review.commentId, content: 'It took two weeks after all.', rating: 2, version: 1 })).Data!.comment
  expect(after).toMatchObject({ content: 'It took two weeks after all.', rating: 2, kind: 'negative', version: 2, createdAt: review.createdAt })
  expect(after.editedAt).not.toBeNull()
  const indonesian = (await Object.assign(site.visitor(), { lang: 'id' }).call(commentDetail, { commentId: review.commentId })).body.Data!
  expect([indonesian.comment.content, indonesian.history]).toEqual([
    'It took two weeks after all.', [{ content: words, rating: 5, at: review.createdAt }],
  ])
})

test('an edit of a version that is not the last is refused; of two at once one is kept', async () => {
  const { commentId } = await reviewBy(rina)
  const both = await Promise.all([1, 2].map(() => edit(rina, { commentId, content: 'Another word on it.', version: 1 })))
  expect(both.map(({ ErrorCode }) => ErrorCode).sort()).toEqual([0, 3104])
  expect((await edit(rina, { commentId, content: 'Another word on it.', version: 1 })).ErrorCode).toBe(3104)
  expect((await edit(rina, { commentId, content: 'Another word on it.', version: 2 })).Data?.comment.rating).toBe(5)
})

test('nobody edits the words of somebody else, nor what was removed', async () => {
  const { commentId } = await reviewBy(rina)
  expect((await edit(budi, { commentId, content: 'Not my words at all.', version: 1 })).ErrorCode).toBe(2004)
  await site.db.query(`UPDATE comments SET state = 'removed' WHERE comment_id = $1`, [Number(commentId)])
  expect((await edit(budi, { commentId, content: 'Not my words at all.', version: 1 })).ErrorCode).toBe(3001)
  expect((await edit(rina, { commentId, content: 'My own words again.', version: 1 })).ErrorCode).toBe(3101)
})

test('a reply has the messages of the spec, in both languages', async () => {
  const { commentId } = await reviewBy(rina)
  const refused = async (content?: string, lang = 'en') => {
    budi.visitor.lang = lang
    const { ErrorCode, errors, message } = await reply(budi, { commentId, content })
    budi.visitor.lang = 'en'
    expect(errors).toEqual([{ field: 'content', message }])
    return [ErrorCode, message]
  }
  expect(await refused()).toEqual([1001, 'Please enter your reply'])
  expect(await refused('   \n ')).toEqual([1001, 'Please enter your reply'])
  expect(await refused('too short')).toEqual([1002, 'enter at least 10 characters for your reply'])
  expect(await refused('x'.repeat(1001))).toEqual([1002, 'Enter at most 1000 characters.'])
  expect(await refused('', 'id')).toEqual([1001, 'Silakan tulis balasan Anda'])
  expect(await refused('  pendek  ', 'id')).toEqual([1002, 'tulis balasan Anda minimal 10 karakter'])
})

test('replies stand below the review that began the thread, and tell its writer', async () => {
  const review = await reviewBy(rina)
  const first = (await reply(budi, { commentId: review.commentId, content: 'Same here, thanks.' })).Data!.comment
  expect(first).toMatchObject({ parentId: review.commentId, traderCode: review.traderCode, rating: null, staff: false, content: 'Same here, thanks.' })
  const second = (await reply(rina, { commentId: first.commentId, content: 'Glad to hear that.' })).Data!.comment
  expect(second.parentId).toBe(review.commentId)
  const { comment, replies } = (await site.visitor().call(commentDetail, { commentId: review.commentId })).body.Data!
  expect([comment.replyCount, replies.items.map(({ commentId }) => commentId)]).toEqual([2, [first.commentId, second.commentId]])
  const told = await site.db.query<{ user_id: string; title: { en: string; id: string } }>(
    `SELECT user_id, title FROM user_messages WHERE path LIKE '%-' || $1 || '.html?review=%' ORDER BY message_id`, [review.traderCode],
  )
  expect(told.map(({ user_id }) => user_id)).toEqual([rina.userId, budi.userId])
  expect(told[0]?.title).toEqual({ en: `Budi answered your review of ${review.traderName}`, id: `Budi membalas ulasan Anda tentang ${review.traderName}` })
})

test('a reply of the claimed broker’s staff says so; of the staff of another, or of an unclaimed broker, it does not', async () => {
  const claimed = await reviewBy(rina, await newBroker())
  const unclaimed = await reviewBy(rina)
  const staff = await someone(site, 'Staff')
  await addEnterprise(site.db, claimed.traderCode!, [staff])
  await addEnterprise(site.db, unclaimed.traderCode!, [staff], 'reviewing')
  const other = await reviewBy(rina, await newBroker())
  const isStaff = async (commentId: string) => (await reply(staff, { commentId, content: 'Thank you for this.' })).Data?.comment.staff
  expect([await isStaff(claimed.commentId), await isStaff(unclaimed.commentId), await isStaff(other.commentId)]).toEqual([true, false, false])
})

test('what is not public, or unknown, is not answered', async () => {
  const { commentId } = await reviewBy(rina)
  await site.db.query(`UPDATE comments SET state = 'removed' WHERE comment_id = $1`, [Number(commentId)])
  for (const id of [commentId, '999999', 'abc', '1e3', '-1']) expect((await reply(budi, { commentId: id, content: 'Hello, is this here?' })).ErrorCode).toBe(3001)
})

test('a reply is edited by its rules: shorter than a review, and without a rating', async () => {
  const { commentId } = (await reply(budi, { commentId: (await reviewBy(rina)).commentId, content: 'Same here, thanks.' })).Data!.comment
  expect(await edit(budi, { commentId, content: 'x'.repeat(1001), version: 1 })).toMatchObject({ ErrorCode: 1002, errors: [{ field: 'content' }] })
  expect(await edit(budi, { commentId, content: words, rating: 3, version: 1 })).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'rating' }] })
  expect((await edit(budi, { commentId, content: words, version: 1 })).Data?.comment).toMatchObject({ content: words, rating: null })
})

test('a useful vote counts once, can be taken back, and is the voter’s to see', async () => {
  const { commentId } = await reviewBy(rina)
  const vote = async (by: Someone, on?: boolean) => (await by.visitor.call(calls.commentHelpful, { commentId, on })).body
  expect((await vote(budi)).Data).toEqual({ helpful: true, helpfulCount: 1 })
  expect((await vote(budi, true)).Data).toEqual({ helpful: true, helpfulCount: 1 })
  const mine = async (by: Someone) => (await by.visitor.call(calls.commentMyhelpful, { commentIds: [commentId, '999999'] })).body.Data?.commentIds
  expect([await mine(budi), await mine(rina)]).toEqual([[commentId], []])
  expect((await vote(rina)).ErrorCode).toBe(3101)
  expect((await vote(budi, false)).Data).toEqual({ helpful: false, helpfulCount: 0 })
  expect((await vote(budi, false)).Data).toEqual({ helpful: false, helpfulCount: 0 })
  expect(await mine(budi)).toEqual([])
})

test('votes given at once are counted each', async () => {
  const { commentId } = await reviewBy(rina)
  const voters = await Promise.all(['Voter1', 'Voter2', 'Voter3'].map(nick => someone(site, nick)))
  await Promise.all(voters.flatMap(({ visitor }) => [1, 2].map(() => visitor.call(calls.commentHelpful, { commentId }))))
  expect((await site.visitor().call(commentDetail, { commentId })).body.Data?.comment.helpfulCount).toBe(3)
})

test('a report opens one ticket per user; the review is flagged and stays up', async () => {
  const { commentId, traderCode } = await reviewBy(rina)
  const form = async (by: Someone) => (await by.visitor.call(calls.commentReport, { commentId })).body.Data!
  expect((await form(budi)).alreadyReported).toBe(false)
  expect((await form(budi)).reasons.map(({ code }) => code)).toEqual(['false', 'abuse', 'privacy', 'spam', 'other'])
  const report = async (by: Someone) => (await by.visitor.call(calls.commentReportpublish, { commentId, reason: 'spam', content: 'An advertisement.' })).body
  const first = await report(budi)
  expect(first.Data?.ticketId).toMatch(/^\d+$/)
  expect([(await report(budi)).ErrorCode, (await form(budi)).alreadyReported]).toEqual([3102, true])
  expect((await report(await someone(site, 'Third'))).succeed).toBe(true)
  const list = (await site.visitor().call(commentList, { traderCode: traderCode! })).body.Data!
  expect([list.total, list.items[0]?.state]).toEqual([1, 'flagged'])
  const tickets = await site.db.query(`SELECT user_id FROM moderation_tickets WHERE kind = 'comment' AND target_id = $1`, [commentId])
  expect(tickets).toHaveLength(2)
})

test('one finds all of one’s own words, removed ones too, and nobody else’s', async () => {
  const writer = await someone(site, 'Writer')
  const review = await reviewBy(writer)
  const answer = (await reply(writer, { commentId: (await reviewBy(rina)).commentId, content: 'I can confirm that.' })).Data!.comment
  await site.db.query(`UPDATE comments SET state = 'removed' WHERE comment_id = $1`, [Number(review.commentId)])
  const mine = async (input: CallInput<typeof calls.commentMycomments>) => {
    const { items, total } = (await writer.visitor.call(calls.commentMycomments, input)).body.Data!
    return [items.map(({ commentId }) => commentId), total]
  }
  expect(await mine({})).toEqual([[answer.commentId, review.commentId], 2])
  expect(await mine({ order: 'old' })).toEqual([[review.commentId, answer.commentId], 2])
  expect(await mine({ state: 'removed' })).toEqual([[review.commentId], 1])
  expect(await mine({ traderCode: answer.traderCode! })).toEqual([[answer.commentId], 1])
  expect(await mine({ pageSize: 1, pageIndex: 2 })).toEqual([[review.commentId], 2])
  expect(await mine({ pageSize: 1, pageIndex: 3 })).toEqual([[], 2])
})

test('words stay words: markup and SQL are kept as text, an emoji counts once', async () => {
  const said = async (content: string) => (await publish(rina, { traderCode: await newBroker(), content })).body
  for (const hostile of ['<script>alert(1)</script>', `'); DROP TABLE comments; --`, '&lt;b&gt; is not <b>', '\\u0000 %00 ${x} {{x}}']) {
    expect((await said(hostile)).Data?.comment.content).toBe(hostile)
  }
  expect((await said('  line one\r\nline two  ')).Data?.comment.content).toBe('line one\nline two')
  const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'
  expect((await said(family.repeat(9))).ErrorCode).toBe(1002)
  expect((await said(family.repeat(10))).Data?.comment.content).toBe(family.repeat(10))
  expect((await said('\u{1F600}'.repeat(2000))).succeed).toBe(true)
  expect((await said('\u{1F600}'.repeat(2001))).ErrorCode).toBe(1002)
  expect((await said(' \u00A0short\u3000 ')).ErrorCode).toBe(1002)
  expect((await said('\u200B'.repeat(30))).ErrorCode).toBe(1002)
})

test.each([
  ['NUL', 'nice broker\u0000 really'],
  ['escape', 'nice \u001B[31m broker'],
  ['half a character', 'nice broker \uD83D really'],
  ['turned reading direction', 'nice \u202E broker reversed'],
])('%s is refused at the field', async (_name, content) => {
  const { body } = await publish(rina, { traderCode: await newBroker(), content })
  expect([body.ErrorCode, body.errors?.[0]?.field]).toEqual([1004, 'content'])
})

test('wrong fields are each refused by name, and nothing is written', async () => {
  const traderCode = await newBroker()
  const send = async (input: object) => (await publish(rina, { traderCode, ...input })).body
  expect(await send({ content: ' ' })).toMatchObject({ ErrorCode: 1001, errors: [{ field: 'content', message: 'Please fill in this field.' }] })
  expect(await send({ content: 'too short' })).toMatchObject({ ErrorCode: 1002, errors: [{ field: 'content', message: 'Enter at least 10 characters.' }] })
  expect(await send({ content: 'x'.repeat(2001) })).toMatchObject({ ErrorCode: 1002, errors: [{ field: 'content', message: 'Enter at most 2000 characters.' }] })
  expect(await send({ content: 'x'.repeat(100_000) })).toMatchObject({ ErrorCode: 1002, errors: [{ field: 'content' }] })
  expect(await send({ content: 5 })).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'content' }] })
  expect(await send({ rating: 6 })).toMatchObject({ ErrorCode: 1003, errors: [{ field: 'rating' }] })
  expect(await send({ rating: 4.5 })).toMatchObject({ succeed: false, errors: [{ field: 'rating' }] })
  expect(await send({ staff: true })).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'staff' }] })
  expect(await send({ imageIds: Array.from({ length: 10 }, () => 'a') })).toMatchObject({ ErrorCode: 1002, errors: [{ field: 'imageIds' }] })
  expect(await send({ imageIds: ['nothere'] })).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'imageIds' }] })
  expect(await site.db.query('SELECT comment_id FROM comments WHERE target_code = $1', [traderCode])).toEqual([])
})
