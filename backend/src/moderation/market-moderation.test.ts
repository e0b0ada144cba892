import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { marketDetail, marketList } from 'calls/market'
import { marketComment, marketOwn, marketReportpublish } from 'calls/market-writing'
import { usercenterMessages } from 'calls/messages'
import * as calls from 'calls/moderation'
import type { CallInput } from 'shared-state/api/declare-call'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addFitBroker, makeUnfit } from '../testing/fit-broker.ts'
import { addedListing, passDays, publishListing } from '../testing/listing-scene.ts'
import { addEnterprise, addStaff, addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

const known = { broker: 'fit1', regulator: 'r1' }
const REASON = 'The price is missing.'
let site: ApiUnderTest
let moderator: TestUser
let author: TestUser
let reader: TestUser
let people = 0
beforeAll(async () => {
  site = await startApi({ sample: false })
  moderator = await addTestUser(site, 'Moderator', ['moderator'])
  reader = await addTestUser(site, 'Reader')
  await addFitBroker(site.db, known.broker)
}, START_MS)
afterAll(() => site.close())
// A user can send 20 listings a day.
beforeEach(async () => (author = await addTestUser(site, `Author${(people += 1)}`)))
afterEach(() => expect(site.errors).toEqual([]))

type Decide = CallInput<typeof calls.moderationDecide>
const queue = async (input: CallInput<typeof calls.moderationQueue>, by = moderator) =>
  (await by.visitor.call(calls.moderationQueue, input)).body.Data!
const detail = async (id: string, by = moderator, kind: Decide['kind'] = 'market') =>
  (await by.visitor.call(calls.moderationDetail, { kind, id })).body.Data!
const decide = async (
  input: Pick<Decide, 'id' | 'decision' | 'reason'>,
  by = moderator,
  kind: Decide['kind'] = 'market',
) => (await by.visitor.call(calls.moderationDecide, { kind, ...input })).body
const approve = (id: string, by = moderator) => decide({ id, decision: 'approve' }, by)
const reject = (id: string, by = moderator) => decide({ id, decision: 'reject', reason: REASON }, by)
const notices = async ({ visitor }: TestUser) =>
  (await visitor.call(usercenterMessages, {})).body.Data!.items.map(({ title, text, url }) => [title, text, url])
const listed = async (code: string) =>
  (await site.visitor().call(marketList, { userId: author.userId })).body.Data!.items.some(item => item.code === code)
const own = async (code: string) => (await author.visitor.call(marketOwn, { code })).body.Data!.listing
const added = (more: object = {}) => addedListing(author, 'technical', known, { title: 'Server care', ...more })
const report = async (code: string, by = reader) =>
  (await by.visitor.call(marketReportpublish, { code, reason: 'spam', content: 'Nothing but links.' })).body.Data!
    .ticketId

test('an approved listing becomes public for 90 days, and its author is notified', async () => {
  const code = await added()
  await site.db.query(`UPDATE listings SET expires_at = now() WHERE code = $1`, [code])
  expect((await queue({ kind: 'market', order: 'new' })).items[0]).toMatchObject({
    id: code,
    title: 'Server care',
    state: 'pending',
    user: { userId: author.userId },
    url: null,
  })
  expect([await listed(code), await approve(code)]).toMatchObject([false, { Data: { state: 'live' } }])
  const { state, expiresAt } = await own(code)
  expect([await listed(code), state, Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)]).toEqual([
    true,
    'live',
    90,
  ])
  expect(await notices(author)).toEqual([['Your listing is published: Server care', '', '/en/user/market.html']])
  expect((await queue({ kind: 'market' })).items.map(({ id }) => id)).not.toContain(code)
  const { url, decisions } = await detail(code)
  expect([url, decisions]).toMatchObject([
    `/en/market/technical/server-care-${code}.html`,
    [{ action: 'approve', from: 'pending', to: 'live', nick: 'Moderator' }],
  ])
})

test('a rejected listing needs a reason, which its author reads in a notice and with the listing, and it can be sent again', async () => {
  const code = await added()
  expect(await decide({ id: code, decision: 'reject' })).toMatchObject({
    ErrorCode: 1001,
    errors: [{ field: 'reason' }],
  })
  expect((await reject(code)).Data?.state).toBe('rejected')
  expect(await own(code)).toMatchObject({ state: 'rejected', reason: REASON })
  expect(await notices(author)).toEqual([
    ['Your listing was rejected: Server care', `Reason: ${REASON}`, '/en/user/market.html'],
  ])
  await added({ code })
  expect((await approve(code)).Data?.state).toBe('live')
  expect(await own(code)).toMatchObject({ state: 'live', reason: null })
})

test('the queue of one broker has each listing that is about it, also besides another broker', async () => {
  const brokers = [
    await addFitBroker(site.db, `fit${(people += 1)}`),
    await addFitBroker(site.db, `fit${(people += 1)}`),
  ]
  const code = await added({
    content: `Hosting for clients of ${brokers.map(name => `Broker ${name}`).join(' and ')}.`,
  })
  await added()
  for (const traderCode of brokers) {
    const { items, total, counts } = await queue({ traderCode })
    expect([items.map(({ id }) => id), total, counts]).toEqual([
      [code],
      1,
      [{ kind: 'market', state: 'pending', held: 'nobody', count: 1 }],
    ])
  }
})

test('a listing that is approved again keeps the day of its first publication', async () => {
  const code = await added()
  await publishListing(site.db, code)
  await passDays(site.db, code, 10)
  const { createdAt } = await own(code)
  await decide({ id: await report(code), decision: 'approve' }, moderator, 'ticket')
  await added({ code })
  await approve(code)
  expect((await own(code)).createdAt).toBe(createdAt)
})

test.each(['live', 'rejected', 'withdrawn'])('a listing that is %s cannot be decided', async state => {
  const code = await added()
  await publishListing(site.db, code)
  await site.db.query('UPDATE listings SET state = $2 WHERE code = $1', [code, state])
  expect([(await approve(code)).ErrorCode, (await reject(code)).ErrorCode]).toEqual([3101, 3101])
})

test('a decision on a listing that is sent twice with one key counts once', async () => {
  const code = await added()
  const send = () =>
    moderator.visitor.call(
      calls.moderationDecide,
      { kind: 'market', id: code, decision: 'approve' },
      { 'Idempotency-Key': `key-of-${code}` },
    )
  const answers = [await send(), await send()]
  expect([answers.map(({ body }) => body.Data?.state), (await notices(author)).length]).toEqual([['live', 'live'], 1])
})

test('a moderator cannot decide their own listing, a colleague’s, or one about a broker that they work for', async () => {
  const enterpriseId = await addEnterprise(site.db, known.broker, [], 'suspended')
  const staff = await addTestUser(site, 'Staff', ['moderator'])
  await addStaff(site.db, enterpriseId, staff.userId, 'replier')
  const colleague = await addTestUser(site, 'Colleague')
  await addStaff(site.db, enterpriseId, colleague.userId, 'replier')
  const ownCode = await addedListing(staff, 'technical', known)
  const colleagues = await addedListing(colleague, 'technical', known)
  const chosen = await addedListing(author, 'ib', known, { traderCode: known.broker })
  const named = await added({ content: 'We work with Broker fit1 and with others as well.' })
  for (const code of [ownCode, colleagues, chosen, named]) {
    expect([(await approve(code, staff)).ErrorCode, (await reject(code, staff)).ErrorCode]).toEqual([2004, 2004])
    expect(await detail(code, staff)).toMatchObject({ ownInterest: true, text: '', facts: [], images: [] })
    await publishListing(site.db, code)
    const ticket = await report(code)
    expect((await decide({ id: ticket, decision: 'approve' }, staff, 'ticket')).ErrorCode).toBe(2004)
    expect((await decide({ id: ticket, decision: 'approve' }, moderator, 'ticket')).Data?.state).toBe('approved')
  }
})

test('a moderator cannot decide about a comment on their own listing', async () => {
  const staff = await addTestUser(site, 'Seller', ['moderator'])
  const code = await addedListing(staff, 'technical', known, { title: 'Server care' })
  await publishListing(site.db, code)
  const { commentId } = (await reader.visitor.call(marketComment, { code, content: 'They never answered me.' })).body
    .Data!.comment
  await site.db.query(`UPDATE comments SET state = 'flagged' WHERE comment_id = $1`, [Number(commentId)])
  const decision = { id: commentId, decision: 'approve' } as const
  expect((await decide(decision, staff, 'comment')).ErrorCode).toBe(2004)
  expect((await detail(commentId, moderator, 'comment')).url).toBe(
    `/en/market/technical/server-care-${code}.html#comments`,
  )
})

test('a listing is decided only by the moderator who has taken it', async () => {
  const code = await added()
  const other = await addTestUser(site, 'Taking', ['moderator'])
  await other.visitor.call(calls.moderationClaim, { kind: 'market', id: code, on: true })
  expect([(await approve(code)).ErrorCode, (await approve(code, other)).ErrorCode]).toEqual([3102, 0])
})

test('an agent’s listing about a broker that has become unfit to lead cannot be approved, only rejected', async () => {
  const broker = await addFitBroker(site.db, `fit${(people += 1)}`)
  const code = await addedListing(author, 'ib', known, { traderCode: broker })
  await makeUnfit(site.db, broker)
  expect(await approve(code)).toMatchObject({
    ErrorCode: 1004,
    errors: [
      {
        field: 'reason',
        message: `Broker ${broker} cannot be advertised here. What our records say about it: Suspected clone.`,
      },
    ],
  })
  expect((await detail(code)).facts[0]).toEqual({ name: 'Broker', value: `Broker ${broker}: Suspected clone` })
  expect((await reject(code)).Data?.state).toBe('rejected')
  const other = await added({ content: `Hosting for clients of Broker ${broker} and others.` })
  expect((await approve(other)).Data?.state).toBe('live')
})

test('an upheld report takes a live listing down, closes the other reports on it and notifies everyone concerned', async () => {
  const code = await added()
  await publishListing(site.db, code)
  const second = await addTestUser(site, 'Second')
  const [ticket, other] = [await report(code), await report(code, second)]
  expect((await queue({ kind: 'ticket', order: 'new' })).items.find(({ id }) => id === ticket)).toMatchObject({
    title: 'Server care',
    url: `/en/market/technical/server-care-${code}.html`,
  })
  expect((await detail(code)).reports).toHaveLength(2)
  const decision = { id: ticket, decision: 'approve', reason: 'It only collects addresses.' } as const
  expect((await decide(decision, moderator, 'ticket')).Data?.state).toBe('approved')
  expect([await listed(code), (await site.visitor().call(marketDetail, { code })).body.ErrorCode]).toEqual([
    false,
    3001,
  ])
  expect(await own(code)).toMatchObject({ state: 'rejected', reason: 'It only collects addresses.' })
  expect(await notices(author)).toEqual([
    ['Your listing was taken down: Server care', 'Reason: It only collects addresses.', '/en/user/market.html'],
  ])
  expect(await notices(second)).toMatchObject([
    ['Your report was upheld', 'The content you reported was removed.', null],
  ])
  expect(await detail(other, moderator, 'ticket')).toMatchObject({
    state: 'approved',
    url: null,
    decisions: [{ action: 'approve', from: 'open', to: 'approved' }],
  })
  expect((await detail(code)).decisions).toMatchObject([{ action: 'reject', from: 'live', to: 'rejected' }])
})

test('a listing that is taken down without words of the moderator has the reason of the report', async () => {
  const code = await added()
  await publishListing(site.db, code)
  await decide({ id: await report(code), decision: 'approve' }, moderator, 'ticket')
  expect([(await own(code)).reason, (await notices(author))[0]?.[1]]).toEqual([
    'Advertising or spam',
    'Reason: Advertising or spam',
  ])
})

test('a report that is not upheld, or is on a listing that is over, changes no listing', async () => {
  const code = await added()
  await publishListing(site.db, code)
  const ticket = await report(code)
  await decide({ id: ticket, decision: 'reject', reason: 'It breaks no rule.' }, moderator, 'ticket')
  expect([await listed(code), await notices(author)]).toEqual([true, []])
  const late = await report(code, await addTestUser(site, 'Late'))
  await site.db.query(`UPDATE listings SET state = 'withdrawn' WHERE code = $1`, [code])
  await decide({ id: late, decision: 'approve' }, moderator, 'ticket')
  expect([(await own(code)).state, await notices(author)]).toEqual(['withdrawn', []])
})

test('two moderators who uphold two reports on one listing at the same time take it down once', async () => {
  const code = await added()
  await publishListing(site.db, code)
  const other = await addTestUser(site, 'Other', ['moderator'])
  const tickets = [await report(code), await report(code, await addTestUser(site, 'Third'))]
  const answers = await Promise.all([
    decide({ id: tickets[0]!, decision: 'approve' }, moderator, 'ticket'),
    decide({ id: tickets[1]!, decision: 'approve' }, other, 'ticket'),
  ])
  expect(answers.map(({ ErrorCode }) => ErrorCode).sort()).toEqual([0, 3101])
  expect(await notices(author)).toHaveLength(1)
})
