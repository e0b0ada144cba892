import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { dealerMain } from 'calls/broker-tabs'
import { commentPublish, commentReply } from 'calls/comment-writing'
import * as calls from 'calls/enterprise'
import { usercenterMessages } from 'calls/messages'
import type { CallInput } from 'shared-state/api/declare-call'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker, addStaff, addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

let site: ApiUnderTest
let moderator: TestUser
let people = 0
beforeAll(async () => {
  site = await startApi({ sample: false })
  moderator = await addTestUser(site, 'Moderator', ['moderator'])
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const owner = () => addTestUser(site, `Owner ${(people += 1)}`.replace(' ', ''))
const broker = () => addBroker(site.db, `c${(people += 1)}`)
const form = (traderCode: string) =>
  ({
    kind: 'broker',
    traderCode,
    name: 'Quill Markets',
    contactName: 'Rani',
    contactEmail: 'rani@firm.example',
  }) as const
const save = async (by: TestUser, input: CallInput<typeof calls.enterpriseSave>, key?: string) =>
  (await by.visitor.call(calls.enterpriseSave, input, key ? { 'Idempotency-Key': key } : {})).body
const submit = async (by: TestUser, enterpriseId: string) =>
  (await by.visitor.call(calls.enterpriseSubmit, { enterpriseId })).body
const audit = async (
  enterpriseId: string,
  decision: CallInput<typeof calls.enterpriseAudit>['decision'],
  reason?: string,
  by = moderator,
) => (await by.visitor.call(calls.enterpriseAudit, { enterpriseId, decision, reason })).body
const detail = async (by: TestUser, enterpriseId?: string) =>
  (await by.visitor.call(calls.enterpriseDetail, { enterpriseId })).body
const picture = async ({ userId }: TestUser, id: string) => {
  await site.db.query(
    `INSERT INTO images (image_id, owner_id, private, width, height, bytes, thumb) VALUES ($1, $2, true, 1, 1, '', '')`,
    [id, userId],
  )
  return id
}

async function claim(state: 'draft' | 'submitted' | 'reviewing' | 'approved', traderCode?: string) {
  const by = await owner()
  const code = traderCode ?? (await broker())
  const { enterpriseId } = (await save(by, form(code))).Data!.enterprise
  if (state !== 'draft') await submit(by, enterpriseId)
  if (state === 'reviewing' || state === 'approved') await audit(enterpriseId, 'start')
  if (state === 'approved') await audit(enterpriseId, 'approve')
  return { by, code, enterpriseId }
}

test('a claim goes from draft to approved, its owner is notified and its broker is shown as claimed', async () => {
  const { by, code, enterpriseId } = await claim('draft')
  expect((await detail(by)).Data).toMatchObject({
    enterprise: { enterpriseId, state: 'draft', broker: { code } },
    role: 'owner',
    contact: { contactName: 'Rani' },
  })
  expect((await submit(by, enterpriseId)).Data?.enterprise).toMatchObject({
    state: 'submitted',
    submittedAt: expect.any(String),
  })
  expect((await audit(enterpriseId, 'start')).Data?.enterprise.state).toBe('reviewing')
  const claimed = async () => (await site.visitor().call(dealerMain, { traderCode: code })).body.Data?.claimed
  expect(await claimed()).toBe(false)
  expect((await audit(enterpriseId, 'approve')).Data?.enterprise.state).toBe('approved')
  expect(await claimed()).toBe(true)
  expect((await detail(by)).Data?.events.map(({ action, from, to }) => [action, from, to])).toEqual([
    ['save', null, 'draft'],
    ['submit', 'draft', 'submitted'],
    ['start', 'submitted', 'reviewing'],
    ['approve', 'reviewing', 'approved'],
  ])
  const told = (await by.visitor.call(usercenterMessages, { kind: 'enterprise' })).body.Data!.items
  expect(told.map(({ title }) => title)).toEqual([
    'The claim for Quill Markets was approved',
    'The claim for Quill Markets is being reviewed',
  ])
})

test('each action on a claim is allowed only in its states', async () => {
  const open = {
    draft: ['submit'],
    submitted: ['start'],
    reviewing: ['approve', 'reject'],
    approved: ['suspend'],
  } as const
  for (const [state, allowed] of Object.entries(open)) {
    const { by, enterpriseId } = await claim(state as keyof typeof open)
    const codes: Record<string, number> = { submit: (await submit(by, enterpriseId)).ErrorCode }
    if (state === 'draft') continue // a draft has been submitted by now
    for (const decision of ['start', 'approve', 'reject', 'suspend'] as const) {
      if ((allowed as readonly string[]).includes(decision)) continue
      codes[decision] = (await audit(enterpriseId, decision, 'not as it should be')).ErrorCode
    }
    expect([state, ...new Set(Object.values(codes))]).toEqual([state, 3101])
    if (state !== 'draft') expect((await save(by, { ...form(await broker()), enterpriseId })).ErrorCode).toBe(3101)
  }
})

test('a rejected claim notifies its owner of the reason, and a suspended claim no longer covers its broker', async () => {
  const { by, enterpriseId } = await claim('reviewing')
  expect(await audit(enterpriseId, 'reject')).toMatchObject({ ErrorCode: 1001, errors: [{ field: 'reason' }] })
  expect((await audit(enterpriseId, 'reject', 'The licence is not yours.')).Data?.enterprise).toMatchObject({
    state: 'rejected',
    reason: 'The licence is not yours.',
  })
  const [told] = (await by.visitor.call(usercenterMessages, {})).body.Data!.items
  expect([told?.title, told?.text]).toEqual([
    'The claim for Quill Markets was rejected',
    'Reason: The licence is not yours.',
  ])
  const other = await claim('approved')
  await audit(other.enterpriseId, 'suspend', 'Staff wrote reviews of their own.')
  expect((await site.visitor().call(dealerMain, { traderCode: other.code })).body.Data?.claimed).toBe(false)
  const { commentId } = (
    await by.visitor.call(commentPublish, { traderCode: other.code, content: 'Paid out within a day.', rating: 5 })
  ).body.Data!.comment
  expect(
    (await other.by.visitor.call(commentReply, { commentId, content: 'Thank you for telling.' })).body.Data?.comment
      .staff,
  ).toBe(false)
})

test('only one of several claims of a broker can be approved, even concurrently', async () => {
  const first = await claim('reviewing')
  const second = await claim('reviewing', first.code)
  const results = await Promise.all([audit(first.enterpriseId, 'approve'), audit(second.enterpriseId, 'approve')])
  expect(results.map(({ ErrorCode }) => ErrorCode).sort()).toEqual([0, 3102])
  const third = await claim('draft', first.code)
  expect((await submit(third.by, third.enterpriseId)).ErrorCode).toBe(3102)
})

test('a claim is closed to other users, and a moderator cannot decide on an own claim', async () => {
  const { enterpriseId, code } = await claim('draft')
  const stranger = await owner()
  const tries = [
    await detail(stranger, enterpriseId),
    await save(stranger, { ...form(code), enterpriseId }),
    await submit(stranger, enterpriseId),
  ]
  expect(tries.map(({ ErrorCode }) => ErrorCode)).toEqual([2004, 2004, 2004])
  expect((await audit(enterpriseId, 'start', undefined, stranger)).ErrorCode).toBe(2003)
  expect((await detail(stranger)).Data).toEqual({ enterprise: null, role: null, contact: null, events: [] })
  expect((await detail(moderator, enterpriseId)).Data).toMatchObject({
    role: null,
    contact: { contactEmail: 'rani@firm.example' },
  })
  const own = (await save(moderator, form(await broker()))).Data!.enterprise.enterpriseId
  await submit(moderator, own)
  expect((await audit(own, 'start')).ErrorCode).toBe(2004)
  expect((await detail(stranger, 'nobody')).ErrorCode).toBe(3001)
})

test('a replier sees the claim without its contact and cannot submit it', async () => {
  const { enterpriseId } = await claim('draft')
  const replier = await owner()
  await addStaff(site.db, enterpriseId, replier.userId, 'replier')
  expect((await detail(replier)).Data).toMatchObject({ role: 'replier', contact: null })
  expect((await submit(replier, enterpriseId)).ErrorCode).toBe(2003)
})

test('a user has one open claim at a time, and a draft sent twice with one idempotency key is stored once', async () => {
  const by = await owner()
  const code = await broker()
  const [first, second] = [await save(by, form(code), 'key-of-draft'), await save(by, form(code), 'key-of-draft')]
  expect(second.Data).toEqual(first.Data)
  expect((await save(by, form(code))).ErrorCode).toBe(3101)
  const { items } = (await by.visitor.call(calls.enterpriseMine, {})).body.Data!
  expect(items).toEqual([
    {
      enterpriseId: first.Data?.enterprise.enterpriseId,
      name: 'Quill Markets',
      kind: 'broker',
      state: 'draft',
      role: 'owner',
    },
  ])
})

test('a broker claim must name its broker, other claims must not, and invalid fields are refused by name', async () => {
  const by = await owner()
  const code = await broker()
  const { traderCode: _none, ...rest } = form(code)
  expect(await save(by, rest)).toMatchObject({ ErrorCode: 1001, errors: [{ field: 'traderCode' }] })
  expect(await save(by, { ...form(code), kind: 'provider' })).toMatchObject({
    ErrorCode: 1004,
    errors: [{ field: 'traderCode' }],
  })
  expect((await save(by, form('nobody9'))).ErrorCode).toBe(3001)
  for (const website of ['javascript:alert(1)', 'ftp://firm.example', '<script>', 'https://']) {
    expect((await save(by, { ...form(code), website })).errors?.[0]?.field).toBe('website')
  }
  expect(
    (await save(by, { ...rest, kind: 'provider', name: '<b>Quill</b> & Sons', website: 'https://quill.example/a' }))
      .Data?.enterprise,
  ).toMatchObject({
    kind: 'provider',
    broker: null,
    name: '<b>Quill</b> & Sons',
  })
})

test('claim documents are private and stay with their draft, and another user’s pictures are refused', async () => {
  const [by, other] = [await owner(), await owner()]
  const [mine, more, theirs] = [
    await picture(by, 'proof1'),
    await picture(by, 'proof2'),
    await picture(other, 'proof3'),
  ]
  const code = await broker()
  const { enterpriseId } = (await save(by, { ...form(code), imageIds: [mine] })).Data!.enterprise
  const images = async () => (await detail(by, enterpriseId)).Data?.contact?.images.map(({ imageId }) => imageId)
  expect((await save(by, { ...form(code), enterpriseId, imageIds: [theirs] })).errors?.[0]?.field).toBe('imageIds')
  await save(by, { ...form(code), enterpriseId })
  expect(await images()).toEqual([mine])
  await save(by, { ...form(code), enterpriseId, imageIds: [more, mine] })
  expect(await images()).toEqual([more, mine])
  await addStaff(site.db, enterpriseId, other.userId, 'manager')
  expect((await detail(other, enterpriseId)).Data?.contact).toMatchObject({ contactName: 'Rani', images: [] })
  expect((await detail(moderator, enterpriseId)).Data?.contact?.images).toHaveLength(2)
})

test('reviews and exposures that await a reply are listed only for the staff of the claimed broker', async () => {
  const { by, code, enterpriseId } = await claim('approved')
  const [writer, stranger] = [await owner(), await owner()]
  const review = (
    await writer.visitor.call(commentPublish, { traderCode: code, content: 'Paid out within a day.', rating: 4 })
  ).body.Data!.comment
  await site.db.query(
    `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date, state, published_at)
     SELECT code, 's', $1, 'B', $2, 'scam', 'en', '{"en":"No withdrawal"}', '{"en":"It has not come."}', 5, 'USD', '2026-01-01', state, '2026-02-01T00:00:00Z'
     FROM (VALUES ('w1', 'published'), ('w2', 'abandoned'), ('w3', 'pending_review')) posts(code, state)`,
    [code, writer.userId],
  )
  const replies = async (input: Partial<CallInput<typeof calls.enterpriseReplies>>, someone = by) =>
    (await someone.visitor.call(calls.enterpriseReplies, { enterpriseId, ...input })).body
  const keys = async (input: Partial<CallInput<typeof calls.enterpriseReplies>>) =>
    (await replies(input)).Data!.items.map(
      ({ kind, comment, exposure }) => `${kind} ${comment?.commentId ?? exposure?.code}`,
    )
  expect(await keys({})).toEqual(['exposure w1', 'exposure w2', `comment ${review.commentId}`])
  expect(await keys({ answered: false, order: 'new' })).toEqual([`comment ${review.commentId}`, 'exposure w1'])
  expect((await replies({ kind: 'exposure' })).Data!.items[0]?.dueAt).toBeNull()
  await site.db.query(
    `WITH moved AS (UPDATE exposures SET state = 'in_mediation' WHERE code = 'w1' RETURNING code)
     INSERT INTO exposure_events (exposure_code, action, to_state, actor, at)
     SELECT code, 'accept', 'in_mediation', 'moderator', '2026-02-01T00:00:00Z' FROM moved`,
  )
  expect((await replies({ kind: 'exposure' })).Data!.items[0]?.dueAt).toBe('2026-02-15T00:00:00.000Z')
  await site.db.query(
    `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date, state, published_at)
     SELECT code, 's', $1, 'B', $2, 'scam', 'en', '{"en":"No withdrawal"}', '{"en":"It has not come."}', 5, 'USD', '2026-01-01', state, '2025-02-01T00:00:00Z'
     FROM (VALUES ('w4', 'published'), ('w5', 'in_mediation')) posts(code, state)`,
    [code, writer.userId],
  )
  await site.db.query(
    `INSERT INTO exposure_events (exposure_code, action, to_state, actor, at) VALUES ('w5', 'accept', 'in_mediation', 'moderator', '2026-01-01T00:00:00Z')`,
  )
  const urgentFirst = ['exposure w5', 'exposure w1', 'exposure w4', `comment ${review.commentId}`]
  expect(await keys({ answered: false, order: 'due' })).toEqual(urgentFirst)
  expect(await keys({ answered: false, order: 'due', pageSize: 3, pageIndex: 2 })).toEqual(urgentFirst.slice(3))
  await site.db.query(`UPDATE exposures SET state = 'abandoned' WHERE code IN ('w4', 'w5')`)
  await by.visitor.call(commentReply, { commentId: review.commentId, content: 'Thank you for telling.' })
  expect([await keys({ answered: true }), await keys({ answered: false })]).toEqual([
    [`comment ${review.commentId}`],
    ['exposure w1'],
  ])
  expect([(await replies({}, stranger)).ErrorCode, (await replies({}, moderator)).ErrorCode]).toEqual([2004, 2004])
  const waiting = await claim('submitted')
  expect(
    (await waiting.by.visitor.call(calls.enterpriseReplies, { enterpriseId: waiting.enterpriseId })).body.ErrorCode,
  ).toBe(3101)
})
