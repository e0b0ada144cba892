import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { usercenterComplaintfunds } from 'calls/account-lists'
import { commentPublish, commentReportpublish } from 'calls/comment-writing'
import { commentList } from 'calls/comments'
import { usercenterMessages } from 'calls/messages'
import * as calls from 'calls/moderation'
import type { CallInput } from 'shared-state/api/declare-call'
import { sealText } from '../accounts/sealed-text.ts'
import { SECRET, START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker, addEnterprise, addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'
import { CERTIFICATE_SEAL } from '../users/certificate-seal.ts'

let site: ApiUnderTest
let moderator: TestUser
let people = 0
beforeAll(async () => {
  site = await startApi({ sample: false })
  moderator = await addTestUser(site, 'Moderator', ['moderator'])
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

type Decide = CallInput<typeof calls.moderationDecide>
const person = () => addTestUser(site, `Person${(people += 1)}`)
const broker = () => addBroker(site.db, `m${(people += 1)}`)
const queue = async (input: CallInput<typeof calls.moderationQueue>, by = moderator) =>
  (await by.visitor.call(calls.moderationQueue, input)).body
const detail = async (kind: CallInput<typeof calls.moderationDetail>['kind'], id: string) =>
  (await moderator.visitor.call(calls.moderationDetail, { kind, id })).body
const decide = async (input: Decide, { by = moderator, key }: { by?: TestUser; key?: string } = {}) =>
  (await by.visitor.call(calls.moderationDecide, input, key ? { 'Idempotency-Key': key } : {})).body
const told = async ({ visitor }: TestUser) =>
  (await visitor.call(usercenterMessages, {})).body.Data!.items.map(({ title, text }) => [title, text])

async function reported() {
  const [writer, reader] = [await person(), await person()]
  const traderCode = await broker()
  const { commentId } = (
    await writer.visitor.call(commentPublish, { traderCode, content: 'Paid out within a day.', rating: 5 })
  ).body.Data!.comment
  await reader.visitor.call(commentReportpublish, { commentId, reason: 'spam', content: 'An advertisement.' })
  return { writer, reader, traderCode, commentId }
}

test('a moderator who reported a comment and then decides about it gets no notice of the decision', async () => {
  const { reader, commentId } = await reported()
  const deciding = await addTestUser(site, 'Deciding', ['moderator'])
  await deciding.visitor.call(commentReportpublish, { commentId, reason: 'spam', content: 'An advertisement.' })
  const decision = { kind: 'comment', id: commentId, decision: 'reject', reason: 'An advertisement.' } as const
  expect((await decide(decision, { by: deciding })).succeed).toBe(true)
  expect([(await told(reader)).length, await told(deciding)]).toEqual([1, []])
})

async function certificate(of: TestUser, id: string) {
  const sealed = (text: string) => sealText(SECRET, CERTIFICATE_SEAL, text)
  await site.db.query(
    `INSERT INTO images (image_id, owner_id, private, width, height, bytes, thumb, attached_at) VALUES ($1, $2, true, 1, 1, '', '', now())`,
    [id, of.userId],
  )
  await site.db.query(
    `INSERT INTO certificates (user_id, real_name_sealed, doc_type, doc_no_sealed, country_code, image_ids) VALUES ($1, $2, 'passport', $3, '360', $4)`,
    [of.userId, sealed('Rani Wijaya'), sealed('X1234567'), [id]],
  )
  await site.db.query(`UPDATE users SET certificate_state = 'pending' WHERE user_id = $1`, [of.userId])
}

test('approving a reported comment keeps it public and notifies its author and the reporter', async () => {
  const { writer, reader, traderCode, commentId } = await reported()
  const found = (await queue({ kind: 'comment', order: 'new' })).Data!.items[0]
  expect(found).toMatchObject({
    kind: 'comment',
    id: commentId,
    state: 'flagged',
    title: 'Paid out within a day.',
    user: { userId: writer.userId },
    url: `/en/brokers/review/broker-${traderCode}-${traderCode}.html?review=${commentId}`,
  })
  expect((await detail('comment', commentId)).Data).toMatchObject({
    text: 'Paid out within a day.',
    facts: [
      { name: 'Broker', value: `Broker ${traderCode}` },
      { name: 'Rating', value: '5/5' },
    ],
    reports: [{ reason: 'spam', name: 'Advertising or spam', content: 'An advertisement.' }],
    decisions: [],
  })
  expect((await decide({ kind: 'comment', id: commentId, decision: 'approve' })).Data).toEqual({
    kind: 'comment',
    id: commentId,
    state: 'published',
  })
  expect((await queue({ kind: 'comment' })).Data!.items.map(({ id }) => id)).not.toContain(commentId)
  expect((await told(writer))[0]?.[0]).toBe('Your post was reviewed and stays online')
  expect(await told(reader)).toEqual([
    ['Your report was reviewed', 'The content you reported breaks no rule and stays online.'],
  ])
  expect((await detail('comment', commentId)).Data?.decisions).toMatchObject([
    { action: 'approve', from: 'flagged', to: 'published', nick: 'Moderator' },
  ])
})

test('rejecting a reported comment removes it, needs a reason and notifies the author and the reporter', async () => {
  const { writer, reader, traderCode, commentId } = await reported()
  const input = { kind: 'comment', id: commentId, decision: 'reject' } as const
  expect(await decide(input)).toMatchObject({ ErrorCode: 1001, errors: [{ field: 'reason' }] })
  const answers = [
    await decide({ ...input, reason: 'It advertises.' }, { key: 'key-of-removal' }),
    await decide({ ...input, reason: 'It advertises.' }, { key: 'key-of-removal' }),
  ]
  expect(answers.map(({ Data }) => Data?.state)).toEqual(['removed', 'removed'])
  expect((await decide({ ...input, reason: 'It advertises.' })).ErrorCode).toBe(3101)
  expect((await site.visitor().call(commentList, { traderCode })).body.Data?.total).toBe(0)
  expect(await told(writer)).toEqual([['Your post was removed', 'Reason: It advertises.']])
  expect((await told(reader))[0]?.[0]).toBe('Your report was upheld')
})

test('only one of two concurrent moderation decisions succeeds', async () => {
  const { commentId } = await reported()
  const second = await addTestUser(site, 'Second', ['ops'])
  const answers = await Promise.all([
    decide({ kind: 'comment', id: commentId, decision: 'approve' }),
    decide({ kind: 'comment', id: commentId, decision: 'reject', reason: 'It advertises.' }, { by: second }),
  ])
  expect(answers.map(({ ErrorCode }) => ErrorCode).sort()).toEqual([0, 3101])
})

test('moderators see the document of an identity check and approve it or reject it with a reason', async () => {
  const [one, two] = [await person(), await person()]
  await certificate(one, 'doc1')
  await certificate(two, 'doc2')
  expect((await queue({ kind: 'certificate' })).Data!.items.map(({ id }) => id)).toEqual([one.userId, two.userId])
  const { facts, images } = (await detail('certificate', one.userId)).Data!
  expect(facts.map(({ value }) => value)).toEqual(['Rani Wijaya', 'Passport', 'X1234567', 'Indonesia'])
  expect(images.map(({ imageId }) => imageId)).toEqual(['doc1'])
  await decide({ kind: 'certificate', id: one.userId, decision: 'approve' })
  await decide({ kind: 'certificate', id: two.userId, decision: 'reject', reason: 'The picture is not sharp.' })
  const rows = await site.db.query(
    'SELECT certificate_state AS state, certificate_reason AS reason FROM users WHERE user_id = ANY($1) ORDER BY nick',
    [[one.userId, two.userId]],
  )
  expect(rows).toEqual([
    { state: 'approved', reason: null },
    { state: 'rejected', reason: 'The picture is not sharp.' },
  ])
  expect(await told(two)).toEqual([['Your identity could not be confirmed', 'Reason: The picture is not sharp.']])
  expect((await decide({ kind: 'certificate', id: two.userId, decision: 'approve' })).ErrorCode).toBe(3101)
})

test('each case in the queue names a broker so that no other broker of that name is meant', async () => {
  const { traderCode, commentId } = await reported()
  const { userId } = await person()
  const name = `Broker ${traderCode} (Indonesia)`
  await site.db.query(
    `INSERT INTO brokers (code, short_name, show_name, slug, legal_name, country_code, risk_level, licence_status)
     VALUES ('namesake', $1, $1, 'namesake', 'Namesake Ltd', '826', 'low', 'regulated')`,
    [`Broker ${traderCode}`],
  )
  await site.db.query(
    `INSERT INTO complaints (code, broker_code, user_id, reason, lang, content, contact_sealed) VALUES ('k0', $1, $2, 'scam', 'en', 'No money.', 'phone')`,
    [traderCode, userId],
  )
  await site.db.query(
    `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date, state)
     VALUES ('E0', 'no-money', $1, $2, $3, 'scam', 'en', '{"en": "No money"}', '{"en": "No money came."}', 5, 'USD', '2026-01-01', 'pending_review')`,
    [traderCode, `Broker ${traderCode}`, userId],
  )
  const enterpriseId = await addEnterprise(site.db, traderCode, [], 'submitted')
  const cases = [
    ['comment', commentId],
    ['complaint', 'k0'],
    ['exposure', 'E0'],
    ['enterprise', enterpriseId],
  ] as const
  for (const [kind, id] of cases) {
    const { facts, title } = (await detail(kind, id)).Data!
    expect([kind, facts]).toEqual([kind, expect.arrayContaining([{ name: 'Broker', value: name }])])
    if (kind === 'complaint') expect(title).toBe(`Complaint about ${name}`)
  }
})

test('a moderator reads the amount and the day of an exposure as their language writes them', async () => {
  const traderCode = await broker()
  const { userId } = await person()
  await site.db.query(
    `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date, state)
     VALUES ('E2', 'late', $1, 'Any', $2, 'scam', 'en', '{"en": "Late"}', '{"en": "Nothing came."}', 1250, 'USD', '2026-05-01', 'pending_review')`,
    [traderCode, userId],
  )
  const { facts } = (await detail('exposure', 'E2')).Data!
  expect(facts).toContainEqual({ name: 'Amount', value: '$1,250' })
  expect(facts).toContainEqual({ name: 'Incident date', value: '1 May 2026' })
})

test('a moderator answers or closes a complaint, and the author sees it in the timeline', async () => {
  const author = await person()
  const traderCode = await broker()
  await site.db.query(
    `INSERT INTO complaints (code, broker_code, user_id, reason, lang, content, contact_sealed) VALUES ('k1', $1, $2, 'scam', 'en', 'The money has not come.', 'at my phone')`,
    [traderCode, author.userId],
  )
  expect((await detail('complaint', 'k1')).Data).toMatchObject({
    title: `Complaint about Broker ${traderCode}`,
    text: 'The money has not come.',
    state: 'open',
  })
  expect(await decide({ kind: 'complaint', id: 'k1', decision: 'approve' })).toMatchObject({
    ErrorCode: 1001,
    errors: [{ field: 'reason' }],
  })
  await decide({ kind: 'complaint', id: 'k1', decision: 'approve', reason: 'They have paid, they say.' })
  expect((await decide({ kind: 'complaint', id: 'k1', decision: 'reject', reason: 'It was paid.' })).Data?.state).toBe(
    'closed',
  )
  const [complaint] = (await author.visitor.call(usercenterComplaintfunds, {})).body.Data!.items
  expect(complaint?.events.map(({ action, to, actor, note }) => [action, to, actor, note])).toEqual([
    ['answer', 'answered', 'moderator', 'They have paid, they say.'],
    ['close', 'closed', 'moderator', 'It was paid.'],
  ])
  expect(await told(author)).toEqual([
    [`A moderator closed your private complaint about Broker ${traderCode}`, 'It was paid.'],
    [`Your private complaint about Broker ${traderCode} was answered`, 'They have paid, they say.'],
  ])
})

test('contact messages and reports of other posts are moderated as tickets', async () => {
  await site.db.query(
    `INSERT INTO tickets (ticket_id, kind, name, email, subject, content, lang) VALUES ('0123456789abcdef', 'contact', 'Ayu', 'ayu@mail.example', 'A broker has moved', 'It is out of date.', 'en')`,
  )
  const reporter = await person()
  const report = await site.db.one<{ id: number }>(
    `INSERT INTO moderation_tickets (kind, target_id, user_id, reason) VALUES ('exposure', 'x1', $1, 'privacy') RETURNING ticket_id AS id`,
    [reporter.userId],
  )
  const { items } = (await queue({ kind: 'ticket' })).Data!
  expect(items.map(({ id, title, user }) => [id, title, user?.userId])).toEqual([
    ['0123456789abcdef', 'A broker has moved', undefined],
    [String(report!.id), 'x1', reporter.userId],
  ])
  expect((await decide({ kind: 'ticket', id: '0123456789abcdef', decision: 'approve' })).Data?.state).toBe('closed')
  expect((await decide({ kind: 'ticket', id: String(report!.id), decision: 'approve' })).Data?.state).toBe('approved')
  expect(await told(reporter)).toEqual([['Your report was upheld', '']])
})

test('the moderation queue is oldest first and has claims with all their details', async () => {
  const owner = await person()
  const enterpriseId = await addEnterprise(site.db, await broker(), [owner], 'submitted')
  expect((await detail('enterprise', enterpriseId)).Data).toMatchObject({
    user: { userId: owner.userId },
    state: 'submitted',
  })
  expect((await detail('enterprise', enterpriseId)).Data?.facts).toContainEqual({
    name: 'Email',
    value: 'rani@firm.example',
  })
  const { items, total } = (await queue({ pageSize: 50 })).Data!
  const times = items.map(({ createdAt }) => createdAt)
  expect([items.length, times]).toEqual([total, [...times].sort()])
  expect((await queue({ kind: 'enterprise', state: 'approved' })).Data?.items).toEqual([])
})

test('a moderation decision is refused on an own post and from anyone but a moderator', async () => {
  const traderCode = await broker()
  const { commentId } = (
    await moderator.visitor.call(commentPublish, { traderCode, content: 'Paid out within a day.', rating: 5 })
  ).body.Data!.comment
  await site.db.query(`UPDATE comments SET state = 'flagged' WHERE comment_id = $1`, [Number(commentId)])
  expect((await decide({ kind: 'comment', id: commentId, decision: 'approve' })).ErrorCode).toBe(2004)
  const stranger = await person()
  expect([
    (await queue({}, stranger)).ErrorCode,
    (await decide({ kind: 'comment', id: commentId, decision: 'approve' }, { by: stranger })).ErrorCode,
  ]).toEqual([2003, 2003])
})

test.each([
  ['comment', '1 OR 1=1'],
  ['comment', '99999999999999999999'],
  ['certificate', "a'b"],
  ['ticket', '../..'],
  ['market', 'abc'],
  ['market', "a'b"],
  ['complaint', '<script>'],
  ['vpsrequest', '../..'],
] as const)('a moderation case of kind %s with the id %s is not found', async (kind, id) => {
  expect((await decide({ kind, id, decision: 'approve', reason: 'It is fine.' })).ErrorCode).toBe(3001)
  expect((await detail(kind, id)).ErrorCode).toBe(3001)
})
