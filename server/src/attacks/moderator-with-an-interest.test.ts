import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { sealText } from 'backend/accounts/sealed-text'
import { COMPLAINT_SEAL } from 'backend/complaints/contact-seal'
import { SECRET, startApi, START_MS } from 'backend/testing/api-under-test'
import type { ApiUnderTest } from 'backend/testing/api-under-test'
import { addBroker, addEnterprise, addStaff, addTestUser } from 'backend/testing/scene'
import type { TestUser } from 'backend/testing/scene'
import { CERTIFICATE_SEAL } from 'backend/users/certificate-seal'
import { commentPublish, commentReply, commentReportpublish } from 'calls/comment-writing'
import { complaintContact } from 'calls/complaints'
import { enterpriseAudit } from 'calls/enterprise'
import { moderationDecide, moderationDetail, moderationQueue, type moderationKinds } from 'calls/moderation'

type Kind = (typeof moderationKinds)[number]
type Decided = 'comment' | 'ticket' | 'certificate' | 'complaint'

let site: ApiUnderTest
/** Both a staff member of the firm and a moderator. */
let staff: TestUser
let other: TestUser
let author: TestUser
let reader: TestUser
let colleague: TestUser
let traderCode: string
let enterpriseId: string
beforeAll(async () => {
  site = await startApi({ sample: false })
  staff = await addTestUser(site, 'Staff', ['moderator'])
  other = await addTestUser(site, 'Other', ['moderator'])
  author = await addTestUser(site, 'Author')
  reader = await addTestUser(site, 'Reader')
  colleague = await addTestUser(site, 'Colleague')
  traderCode = await addBroker(site.db, 'firm1')
  enterpriseId = await addEnterprise(site.db, traderCode, [colleague])
  await addStaff(site.db, enterpriseId, staff.userId, 'replier')
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const reject = async (kind: Decided, id: string, by: TestUser) =>
  (await by.visitor.call(moderationDecide, { kind, id, decision: 'reject', reason: 'It breaks a rule.' })).body
const detail = async (kind: Kind, id: string, by: TestUser) =>
  (await by.visitor.call(moderationDetail, { kind, id })).body.Data!
const shownTo = async (kind: Kind, id: string, by: TestUser) =>
  (await by.visitor.call(moderationQueue, { kind, order: 'new' })).body.Data!.items.find(item => item.id === id)
    ?.ownInterest

/** Expects that `staff` may not decide the case and sees only that it exists, and that another moderator can decide it. */
async function expectWithheld(kind: Decided, id: string) {
  expect(await reject(kind, id, staff)).toMatchObject({
    ErrorCode: 2004,
    message: 'You have an interest in this case. Another moderator has to decide it.',
  })
  staff.visitor.lang = 'id'
  expect((await reject(kind, id, staff)).message).toBe(
    'Anda berkepentingan dalam kasus ini. Moderator lain yang akan memutuskannya.',
  )
  staff.visitor.lang = 'en'
  expect([await shownTo(kind, id, staff), await shownTo(kind, id, other)]).toEqual([true, false])
  expect(await detail(kind, id, staff)).toMatchObject({
    ownInterest: true,
    text: '',
    images: [],
    facts: [],
    reports: [],
    decisions: [],
  })
  expect((await detail(kind, id, other)).ownInterest).toBe(false)
  expect(await reject(kind, id, other)).toMatchObject({ succeed: true })
}

async function review(by: TestUser, of = traderCode) {
  const { commentId } = (
    await by.visitor.call(commentPublish, { traderCode: of, content: 'They never paid.', rating: 1 })
  ).body.Data!.comment
  return commentId
}
const report = (commentId: string) =>
  reader.visitor.call(commentReportpublish, { commentId, reason: 'false', content: 'It is not true.' })

test('staff of a broker cannot remove a review of it or a reply to a review', async () => {
  const commentId = await review(author)
  const reply = (await author.visitor.call(commentReply, { commentId, content: 'They still have not paid.' })).body
    .Data!.comment
  for (const id of [reply.commentId, commentId]) {
    await report(id)
    await expectWithheld('comment', id)
  }
})

test('staff have a conflict of interest even if the claim is suspended', async () => {
  const commentId = await review(reader)
  await author.visitor.call(commentReportpublish, { commentId, reason: 'false', content: 'It is not true.' })
  await site.db.query(`UPDATE enterprises SET state = 'suspended' WHERE enterprise_id = $1`, [enterpriseId])
  try {
    await expectWithheld('comment', commentId)
  } finally {
    await site.db.query(`UPDATE enterprises SET state = 'approved' WHERE enterprise_id = $1`, [enterpriseId])
  }
})

test('staff cannot decide on posts of a colleague', async () => {
  const commentId = await review(colleague, await addBroker(site.db, 'rival1'))
  await report(commentId)
  await expectWithheld('comment', commentId)
})

test('staff of a broker cannot close a complaint about it or read its private contact', async () => {
  await site.db.query(
    `INSERT INTO complaints (code, broker_code, user_id, reason, lang, content, contact_sealed) VALUES ('k1', $1, $2, 'scam', 'en', 'The money has not come.', $3)`,
    [traderCode, author.userId, sealText(SECRET, COMPLAINT_SEAL, 'at my phone')],
  )
  await expectWithheld('complaint', 'k1')
  const contact = async (by: TestUser) => (await by.visitor.call(complaintContact, { code: 'k1' })).body
  expect(await contact(staff)).toMatchObject({ ErrorCode: 2004 })
  expect((await contact(other)).Data).toEqual({ contact: 'at my phone' })
})

test('staff of a broker cannot decide on an exposure of it, its comments or reports about it', async () => {
  await site.db.query(
    `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date, contact_sealed, state)
     VALUES ('case1', 'case', $1, 'Broker', $2, 'scam', 'en', '{"en": "My money"}', '{"en": "Long story"}', 10, 'USD', '2026-01-02', 'at my phone', 'pending_review')`,
    [traderCode, author.userId],
  )
  expect([await shownTo('exposure', 'case1', staff), await shownTo('exposure', 'case1', other)]).toEqual([true, false])
  expect(await detail('exposure', 'case1', staff)).toMatchObject({ text: '', facts: [] })
  const ticket = await site.db.one<{ id: number }>(
    `INSERT INTO moderation_tickets (kind, target_id, user_id, reason) VALUES ('exposure', 'case1', $1, 'privacy') RETURNING ticket_id AS id`,
    [reader.userId],
  )
  await expectWithheld('ticket', String(ticket!.id))
  const comment = await site.db.one<{ id: number }>(
    `INSERT INTO comments (target_type, target_code, user_id, lang, content, state) VALUES ('exposure', 'case1', $1, 'en', '{"en": "The same here."}', 'flagged')
     RETURNING comment_id AS id`,
    [reader.userId],
  )
  await expectWithheld('comment', String(comment!.id))
})

test('staff cannot confirm the identity of a colleague', async () => {
  const sealed = (text: string) => sealText(SECRET, CERTIFICATE_SEAL, text)
  await site.db.query(
    `INSERT INTO certificates (user_id, real_name_sealed, doc_type, doc_no_sealed, country_code, image_ids) VALUES ($1, $2, 'passport', $3, '360', '{}')`,
    [colleague.userId, sealed('Rani Wijaya'), sealed('X1234567')],
  )
  await site.db.query(`UPDATE users SET certificate_state = 'pending' WHERE user_id = $1`, [colleague.userId])
  await expectWithheld('certificate', colleague.userId)
})

test('staff cannot decide on another person’s claim of their broker', async () => {
  await site.db.query(
    `INSERT INTO enterprises (enterprise_id, kind, broker_code, name, contact_name, contact_email, state, submitted_at)
     VALUES ('rivalclaim', 'broker', $1, 'Rival', 'Budi', 'budi@rival.example', 'submitted', now())`,
    [traderCode],
  )
  const start = async (by: TestUser) =>
    (await by.visitor.call(enterpriseAudit, { enterpriseId: 'rivalclaim', decision: 'start' })).body.ErrorCode
  expect([await shownTo('enterprise', 'rivalclaim', staff), await start(staff), await start(other)]).toEqual([
    true,
    2004,
    0,
  ])
})

test('staff may decide on posts about other brokers, and former staff on all posts', async () => {
  const commentId = await review(author, await addBroker(site.db, 'elsewhere'))
  await report(commentId)
  expect(await reject('comment', commentId, staff)).toMatchObject({ succeed: true })
  const former = await addTestUser(site, 'Former', ['moderator'])
  await addStaff(site.db, enterpriseId, former.userId, 'replier')
  await site.db.query(`UPDATE enterprise_staff SET state = 'disabled' WHERE user_id = $1`, [former.userId])
  const about = await review(await addTestUser(site, 'Later'))
  await report(about)
  expect(await reject('comment', about, former)).toMatchObject({ succeed: true })
})
