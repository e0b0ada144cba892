import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { OwnListing } from 'calls/entities/market-listing'
import * as reading from 'calls/market'
import * as calls from 'calls/market-writing'
import { commentReply } from 'calls/comment-writing'
import { usercenterMessages } from 'calls/messages'
import { removeOldRows } from 'database/old-rows'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { backendOldRows } from '../old-rows.ts'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import {
  addedListing,
  passDays,
  plainListing,
  publishListing,
  rejectListing,
  sendListing,
} from '../testing/listing-scene.ts'
import { addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

const known = { broker: '', regulator: '' }
const WORDS = 'Does this include support at weekends?'

let site: ApiUnderTest
let author: TestUser
let other: TestUser
let authors = 0
beforeAll(async () => {
  site = await startApi({ sample: false })
  other = await addTestUser(site, 'Budi')
}, START_MS)
afterAll(() => site.close())
// A user can send 20 listings a day.
beforeEach(async () => (author = await addTestUser(site, `Rina${(authors += 1)}`)))
afterEach(() => expect(site.errors).toEqual([]))

const added = (more: object = {}) => addedListing(author, 'technical', known, { ...more })
async function live(more: object = {}): Promise<string> {
  const code = await added(more)
  await publishListing(site.db, code)
  return code
}
const stateOf = async (code: string) => (await author.visitor.call(calls.marketOwn, { code })).body.Data!.listing.state
const detail = async (code: string) => (await site.visitor().call(reading.marketDetail, { code })).body
const own = async (code: string): Promise<OwnListing> =>
  (await author.visitor.call(calls.marketOwn, { code })).body.Data!.listing

/** A listing in each of the states that it can have, and how the public sees it. */
const inState = {
  pending: added,
  rejected: async () => {
    const code = await added()
    await rejectListing(site.db, code, 'The price is missing.')
    return code
  },
  live,
  expired: async () => {
    const code = await live()
    await passDays(site.db, code, 91)
    return code
  },
  withdrawn: async () => {
    const code = await live()
    await author.visitor.call(calls.marketWithdraw, { code })
    return code
  },
}
const asSeen = { pending: 3001, rejected: 3001, live: 0, expired: 3003, withdrawn: 3003 } as const

describe.each(Object.keys(inState) as (keyof typeof inState)[])('in the state %s', state => {
  test('a listing is shown to the public only while it is live', async () => {
    const code = await inState[state]()
    expect([await stateOf(code), (await detail(code)).ErrorCode]).toEqual([state, asSeen[state]])
    const { items } = (await site.visitor().call(reading.marketList, { userId: author.userId })).body.Data!
    expect(items.map(item => item.code)).toEqual(state === 'live' ? [code] : [])
  })

  test('takes comments, applause, reports, visits and requests for its contact only while it is live', async () => {
    const code = await inState[state]()
    const { visitor } = other
    const answers = [
      await visitor.call(reading.marketCommentlist, { code }),
      await visitor.call(reading.marketRead, { code }),
      await visitor.call(calls.marketComment, { code, content: WORDS }),
      await visitor.call(calls.marketApplaud, { code }),
      await visitor.call(calls.marketContact, { code }),
      await visitor.call(calls.marketReport, { code }),
      await visitor.call(calls.marketReportpublish, { code, reason: 'spam' }),
    ]
    expect(answers.map(({ body }) => body.ErrorCode)).toEqual(Array(answers.length).fill(asSeen[state]))
  })

  test('a listing is withdrawn by its author while it is pending or live, and by nobody else', async () => {
    const code = await inState[state]()
    const isOpen = state === 'pending' || state === 'live'
    expect((await other.visitor.call(calls.marketWithdraw, { code })).body.ErrorCode).toBe(2004)
    const { status, body } = await author.visitor.call(calls.marketWithdraw, { code })
    expect([status, body.ErrorCode]).toEqual(isOpen ? [200, 0] : [409, 3101])
    expect(await stateOf(code)).toBe(isOpen ? 'withdrawn' : state)
  })

  test('a listing is sent again by its author after it was rejected, and by nobody else', async () => {
    const code = await inState[state]()
    const again = plainListing('technical', known, { code, title: 'Written once more' })
    expect((await sendListing(other, 'technical', again)).ErrorCode).toBe(2004)
    const body = await sendListing(author, 'technical', again)
    expect(body.ErrorCode).toBe(state === 'rejected' ? 0 : 3101)
    if (state === 'rejected')
      expect(body.Data!.listing).toMatchObject({ code, state: 'pending', title: 'Written once more', reason: null })
  })

  test('a listing is renewed by its author once it is live or expired, and by nobody else', async () => {
    const code = await inState[state]()
    if (state === 'live') await passDays(site.db, code, 76)
    expect((await other.visitor.call(calls.marketRenew, { code })).body.ErrorCode).toBe(2004)
    const { status, body } = await author.visitor.call(calls.marketRenew, { code })
    const canBe = state === 'live' || state === 'expired'
    expect([status, body.ErrorCode]).toEqual(canBe ? [200, 0] : [409, 3101])
    expect(await stateOf(code)).toBe(canBe ? 'live' : state)
  })
})

test('an unknown listing answers 404 to every call', async () => {
  const code = 'nobody9'
  const answers = [
    await other.visitor.call(reading.marketDetail, { code }),
    await other.visitor.call(reading.marketViewer, { code }),
    await other.visitor.call(reading.marketRead, { code }),
    await other.visitor.call(calls.marketOwn, { code }),
    await other.visitor.call(calls.marketWithdraw, { code }),
    await other.visitor.call(calls.marketRenew, { code }),
    await other.visitor.call(calls.marketApplaud, { code }),
    await other.visitor.call(calls.marketContact, { code }),
    await other.visitor.call(calls.marketReportpublish, { code, reason: 'spam' }),
  ]
  expect(answers.map(({ body }) => body.ErrorCode)).toEqual(Array(answers.length).fill(3001))
})

test('a listing is live for 90 days, and can be renewed from 14 days before it expires on', async () => {
  const code = await live()
  const renew = async () => (await author.visitor.call(calls.marketRenew, { code })).body
  await passDays(site.db, code, 75)
  expect(await renew()).toMatchObject({
    ErrorCode: 3101,
    message: 'You can renew a listing from 14 days before it expires.',
  })
  await passDays(site.db, code, 1)
  const { listing } = (await renew()).Data!
  expect(Math.round((Date.parse(listing.expiresAt) - Date.now()) / 86_400_000)).toBe(90)
  await passDays(site.db, code, 89)
  expect((await detail(code)).ErrorCode).toBe(0)
  await passDays(site.db, code, 2)
  expect((await detail(code)).ErrorCode).toBe(3003)
  expect((await renew()).Data!.listing.state).toBe('live')
})

test('the reason of a rejection is shown to the author, and only while the listing is rejected', async () => {
  const code = await inState.rejected()
  expect((await own(code)).reason).toBe('The price is missing.')
  await sendListing(author, 'technical', plainListing('technical', known, { code }))
  expect((await own(code)).reason).toBeNull()
})

test('another user cannot read a listing as its author does', async () => {
  const code = await live()
  expect((await other.visitor.call(calls.marketOwn, { code })).body.ErrorCode).toBe(3001)
  expect((await other.visitor.call(reading.marketViewer, { code })).body.Data).toEqual({
    applauded: false,
    reported: false,
    isAuthor: false,
  })
  expect((await author.visitor.call(reading.marketViewer, { code })).body.Data!.isAuthor).toBe(true)
})

test('a suspended user can send, comment on, applaud and report nothing', async () => {
  const code = await live()
  const { userId } = await addTestUser(site, 'Suspended')
  await site.db.query('UPDATE users SET blocked_at = now() WHERE user_id = $1', [userId])
  const user = { userId, roles: [] }
  const caller = { user, sessionId: 's', authorised: true, lang: 'en' as const, country: '', ip: '' }
  const sent: [CallDeclaration, object][] = [
    [calls.marketTechnicaladd, plainListing('technical', known)],
    [calls.marketComment, { code, content: WORDS }],
    [calls.marketApplaud, { code }],
    [calls.marketContact, { code }],
    [calls.marketReportpublish, { code, reason: 'spam' }],
  ]
  const answers = await Promise.all(sent.map(([call, input]) => site.api.invoke({ call, input, caller })))
  expect(answers.map(({ status, body }) => [status, body.ErrorCode])).toEqual(sent.map(() => [403, 2010]))
})

test('applause counts once per user, can be withdrawn, and none is for one’s own listing', async () => {
  const code = await live()
  const applaud = async (by: TestUser, on = true) => (await by.visitor.call(calls.marketApplaud, { code, on })).body
  expect([(await applaud(other)).Data, (await applaud(other)).Data]).toEqual(
    Array(2).fill({ applauded: true, applaudCount: 1 }),
  )
  expect((await other.visitor.call(reading.marketViewer, { code })).body.Data!.applauded).toBe(true)
  expect((await applaud(author)).ErrorCode).toBe(3101)
  expect([(await applaud(other, false)).Data, (await applaud(other, false)).Data]).toEqual(
    Array(2).fill({ applauded: false, applaudCount: 0 }),
  )
})

test('a user can report a listing once', async () => {
  const code = await live()
  const report = async () =>
    (await other.visitor.call(calls.marketReportpublish, { code, reason: 'false' })).body.ErrorCode
  const form = async () => (await other.visitor.call(calls.marketReport, { code })).body.Data!
  expect((await form()).alreadyReported).toBe(false)
  expect([await report(), await report()]).toEqual([0, 3102])
  expect((await form()).alreadyReported).toBe(true)
  expect((await other.visitor.call(reading.marketViewer, { code })).body.Data!.reported).toBe(true)
})

test('the contact is in no public answer, and the author sees how many users have asked for it', async () => {
  const contact = 'secret.address@firm.example'
  const code = await live({ contact })
  expect(JSON.stringify([await detail(code), await site.visitor().call(reading.marketList, {})])).not.toContain(contact)
  const ask = async (by: TestUser) => (await by.visitor.call(calls.marketContact, { code })).body.Data!.contact
  expect([await ask(other), await ask(other), await ask(author)]).toEqual([contact, contact, contact])
  expect((await own(code)).contactCount).toBe(1)
  expect((await site.visitor().call(calls.marketContact, { code })).body.ErrorCode).toBe(2001)
})

test('a user can ask for 30 contacts a day, and again for each of them', async () => {
  const code = await live()
  const asker = await addTestUser(site, 'Asker')
  await site.db.query(
    `INSERT INTO listings (code, slug, type, user_id, lang, title, content, contact, country_code, state, published_at, expires_at)
     SELECT 'many' || n, 'many', 'technical', $1, 'en', 'One of many', 'Everything is explained here.', 'Call us', '360', 'live', now(), now() + interval '9 days'
     FROM generate_series(1, 30) n`,
    [author.userId],
  )
  await site.db.query(
    `INSERT INTO listing_contacts (listing_code, user_id) SELECT code, $1 FROM listings WHERE code LIKE 'many%'`,
    [asker.userId],
  )
  const ask = (of: string) => asker.visitor.call(calls.marketContact, { code: of })
  const refused = await ask(code)
  expect([refused.status, refused.body.ErrorCode, Number(refused.headers.get('retry-after')) > 86_000]).toEqual([
    429,
    4001,
    true,
  ])
  expect((await own(code)).contactCount).toBe(0)
  expect((await ask('many1')).status).toBe(200)
  await site.db.query(`UPDATE listing_contacts SET at = now() - interval '25 hours' WHERE listing_code = 'many1'`)
  expect((await ask(code)).status).toBe(200)
})

test('a visit counts once per network and day, without the address being stored', async () => {
  const code = await live()
  const visitor = site.visitor()
  const visit = async (ip: string) =>
    (await visitor.call(reading.marketRead, { code }, { 'X-Forwarded-For': ip })).body.Data!.readCount
  expect([await visit('203.0.113.7'), await visit('203.0.113.7'), await visit('203.0.113.8')]).toEqual([1, 1, 2])
  expect([await visit('2001:db8:1:1::1'), await visit('2001:db8:1:1::2')]).toEqual([3, 3])
  const rows = await site.db.query('SELECT * FROM listing_reads WHERE listing_code = $1', [code])
  expect([rows.length, JSON.stringify(rows).includes('203.0.113')]).toEqual([3, false])
  expect((await own(code)).readCount).toBe(3)
  await site.db.query(`UPDATE listing_reads SET day = day - 1`)
  await removeOldRows(site.db, backendOldRows)
  expect(await site.db.query('SELECT FROM listing_reads')).toEqual([])
})

test('comments and their answers are counted while they are visible, and their authors are notified', async () => {
  const code = await live()
  const third = await addTestUser(site, 'Third')
  const comment = async (by: TestUser, parentId?: string) =>
    (await by.visitor.call(calls.marketComment, { code, content: WORDS, parentId })).body.Data!.comment
  const first = await comment(other)
  const answer = await comment(author, first.commentId)
  const deeper = await comment(third, answer.commentId)
  expect([answer.parentId, deeper.parentId]).toEqual([first.commentId, first.commentId])
  await third.visitor.call(commentReply, { commentId: first.commentId, content: WORDS })
  const count = async () => (await detail(code)).Data!.listing.commentCount
  expect(await count()).toBe(4)
  const { items, total } = (await site.visitor().call(reading.marketCommentlist, { code })).body.Data!
  expect([total, items[0]!.commentId, items[0]!.replyCount]).toEqual([1, first.commentId, 3])
  const titles = async (of: TestUser) =>
    (await of.visitor.call(usercenterMessages, {})).body.Data!.items.map(({ title, url }) => [
      title,
      url?.split('#')[1],
    ])
  expect(await titles(author)).toEqual([
    ['Third answered your comment', 'comments'],
    ['Budi commented on your listing', 'comments'],
  ])
  await site.db.query(`UPDATE comments SET state = 'removed' WHERE comment_id = $1`, [answer.commentId])
  expect(await count()).toBe(3)
  await site.db.query(`UPDATE comments SET state = 'removed' WHERE comment_id = $1`, [first.commentId])
  expect(await count()).toBe(0)
  await site.db.query(`UPDATE comments SET state = 'published' WHERE comment_id = $1`, [first.commentId])
  expect(await count()).toBe(3)
  await site.db.query(`DELETE FROM comments WHERE comment_id = $1`, [first.commentId])
  expect(await count()).toBe(0)
})

test('a comment answers only comments on the same listing', async () => {
  const [code, another] = [await live(), await live()]
  const { comment } = (await other.visitor.call(calls.marketComment, { code: another, content: WORDS })).body.Data!
  const input = { code, content: WORDS, parentId: comment.commentId }
  expect((await other.visitor.call(calls.marketComment, input)).body.ErrorCode).toBe(3001)
})

test('a repeated request with the same key adds one listing', async () => {
  const key = { 'Idempotency-Key': 'the-same-key-twice' }
  const values = plainListing('technical', known) as never
  const codes = [
    (await author.visitor.call(calls.marketTechnicaladd, values, key)).body.Data!.listing.code,
    (await author.visitor.call(calls.marketTechnicaladd, values, key)).body.Data!.listing.code,
  ]
  expect(codes[0]).toBe(codes[1])
})

test('a user can send 20 listings a day', async () => {
  const values = plainListing('technical', known)
  const codes: number[] = []
  for (let sent = 0; sent < 21; sent += 1) codes.push((await sendListing(author, 'technical', values)).ErrorCode)
  expect(codes).toEqual([...Array<number>(20).fill(0), 4001])
})
