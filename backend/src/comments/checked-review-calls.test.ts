import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { commentDetail } from 'calls/comment-detail'
import { commentList, commentMostweek, commentStasticinit, seoComment } from 'calls/comments'
import { moderationClaim, moderationDecide, moderationDetail, moderationQueue } from 'calls/moderation'
import { usercenterMessages } from 'calls/messages'
import type { CallInput } from 'shared-state/api/declare-call'
import { deleteAccount } from '../account-data/account-delete.ts'
import { checkReview } from '../review-checks/check-review.ts'
import { sweepReviews } from '../review-checks/sweep-reviews.ts'
import { BURST, DEVICE, NETWORK } from '../review-checks/thresholds.ts'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { editComment, newBroker, publishReview } from '../testing/reviews.ts'
import { addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

let site: ApiUnderTest
let moderator: TestUser
let people = 0
const person = () => addTestUser(site, `Writer${(people += 1)}`)
beforeAll(async () => {
  site = await startApi({ sample: false })
  moderator = await addTestUser(site, 'Moderator', ['moderator'])
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

interface Written {
  traderCode: string
  rating?: number
  userId?: string
  daysAgo?: number
  network?: string | null
  device?: string | null
  accountDays?: number
}

/** Writes a review straight into the database, as comment.publish does, and applies the rules. Returns its id. */
async function write({
  traderCode,
  rating = 5,
  userId,
  daysAgo = 0,
  network = null,
  device = null,
  accountDays = 0,
}: Written) {
  const writer = userId ?? `w${(people += 1)}`
  await site.db.query(
    `INSERT INTO users (user_id, nick, created_at) VALUES ($1, $1, now() - make_interval(days => $2)) ON CONFLICT DO NOTHING`,
    [writer, accountDays + Math.ceil(daysAgo)],
  )
  const row = await site.db.one<{ id: number }>(
    `INSERT INTO comments (target_type, target_code, user_id, rating, lang, content, created_at)
     VALUES ('broker', $1, $2, $3, 'en', '{"en":"Paid out within a day."}', now() - make_interval(secs => $4::double precision)) RETURNING comment_id AS id`,
    [traderCode, writer, rating, daysAgo * 86_400],
  )
  await site.db.query(
    `INSERT INTO review_traces (comment_id, user_id, network, device, at) SELECT comment_id, user_id, $2, $3, created_at FROM comments WHERE comment_id = $1`,
    [row!.id, network, device],
  )
  await checkReview(site.db, row!.id)
  return row!.id
}
const many = async (count: number, written: (index: number) => Written) => {
  const ids = []
  for (let index = 0; index < count; index += 1) ids.push(await write(written(index)))
  return ids
}
/** A burst of reviews of a new broker. */
async function burst(rating = 5) {
  const traderCode = await newBroker(site)
  return { traderCode, ids: await many(BURST.least, () => ({ traderCode, rating })) }
}
/** The rules that have marked each of these reviews and wait for a decision. */
const rulesOf = async (ids: readonly number[]) => {
  const rows = await site.db.query<{ id: number; rules: string[] }>(
    `SELECT c.comment_id AS id, ARRAY(SELECT rule FROM review_suspicions s WHERE s.comment_id = c.comment_id AND decision IS NULL ORDER BY 1) AS rules
     FROM comments c WHERE comment_id = ANY($1)`,
    [ids],
  )
  return ids.map(id => rows.find(row => row.id === id)?.rules.join(' '))
}
const figures = async (traderCode: string) =>
  (await site.visitor().call(commentStasticinit, { codes: [traderCode] })).body.Data!.items[0]!
const listOf = async (traderCode: string) => (await site.visitor().call(commentList, { traderCode })).body.Data!
const decide = async (input: CallInput<typeof moderationDecide>, by = moderator) =>
  (await by.visitor.call(moderationDecide, input)).body
const detail = async (id: number | string) =>
  (await moderator.visitor.call(moderationDetail, { kind: 'comment', id: String(id) })).body.Data!

test('reviews of a burst stay visible, are labelled, and count nowhere', async () => {
  const traderCode = await newBroker(site)
  const old = await write({ traderCode, rating: 2, accountDays: 400, daysAgo: 60 })
  expect((await figures(traderCode)).total).toBe(1)
  const writers: TestUser[] = []
  for (let index = 0; index < BURST.least; index += 1) writers.push(await person())
  const answers = []
  for (const [index, writer] of writers.entries())
    answers.push((await publishReview(writer, { traderCode, content: `Good, number ${index}.` })).body.Data!.comment)
  expect(answers.map(({ beingChecked }) => beingChecked)).toEqual([...Array(BURST.least - 1).fill(false), true])

  expect(await figures(traderCode)).toMatchObject({
    total: 1,
    rating: 2,
    distribution: [0, 1, 0, 0, 0],
    beingChecked: BURST.least,
  })
  const { items, total, counts, beingChecked } = await listOf(traderCode)
  expect([total, counts.positive, counts.negative, beingChecked]).toEqual([
    BURST.least + 1,
    BURST.least,
    1,
    BURST.least,
  ])
  expect(items.filter(item => !item.beingChecked).map(({ commentId }) => Number(commentId))).toEqual([old])
  const broker = await site.db.one<{ count: number }>('SELECT comment_count AS count FROM brokers WHERE code = $1', [
    traderCode,
  ])
  expect(broker?.count).toBe(1)
  // Neither the newest nor the most helpful reviews show them.
  const newest = (await site.visitor().call(seoComment, { traderCode, num: 20 })).body.Data!.items
  expect(newest.map(({ commentId }) => Number(commentId))).toEqual([old])
  const elsewhere = await newBroker(site)
  await write({ traderCode: elsewhere })
  const week = (await site.visitor().call(commentMostweek, { num: 50 })).body.Data!.items
  expect(week.map(item => item.traderCode)).toContain(elsewhere)
  expect(week.map(item => item.traderCode)).not.toContain(traderCode)
})

test('a genuine review counts again and is not marked again for the same reason', async () => {
  const { traderCode, ids } = await burst()
  const answer = await decide({ kind: 'comment', id: String(ids[0]), decision: 'genuine', alsoOthers: true })
  expect(answer.Data).toEqual({ kind: 'comment', id: String(ids[0]), state: 'published' })
  expect(await figures(traderCode)).toMatchObject({ total: BURST.least, beingChecked: 0 })
  const next = await write({ traderCode })
  await sweepReviews(site.db, new AbortController().signal)
  expect(await rulesOf([...ids, next])).toEqual(Array(BURST.least + 1).fill(''))
  // For another reason it can be marked.
  await site.db.query(`UPDATE review_traces SET device = 'one browser' WHERE comment_id = ANY($1)`, [ids])
  await checkReview(site.db, ids[0]!)
  await checkReview(site.db, ids.at(-1)!)
  expect((await rulesOf(ids)).filter(rules => rules === 'device').length).toBe(ids.length)
})

test('a manipulated review is removed, which needs a reason, and its author is notified', async () => {
  const { traderCode, ids } = await burst(1)
  const writer = await person()
  const { comment } = (await publishReview(writer, { traderCode, rating: 1 })).body.Data!
  const input = { kind: 'comment', id: comment.commentId, decision: 'manipulated' } as const
  expect(await decide(input)).toMatchObject({ ErrorCode: 1001, errors: [{ field: 'reason' }] })
  expect((await decide({ ...input, reason: 'Bought praise.' })).Data?.state).toBe('removed')
  expect((await decide({ ...input, reason: 'Bought praise.' })).ErrorCode).toBe(3101)
  expect(await figures(traderCode)).toMatchObject({ total: 0, beingChecked: ids.length })
  expect((await listOf(traderCode)).total).toBe(ids.length)
  const { items } = (await writer.visitor.call(usercenterMessages, {})).body.Data!
  expect(items.map(({ title, text }) => [title, text])).toEqual([
    ['Your review was removed as part of a manipulation', 'Reason: Bought praise.'],
  ])
})

test('a moderator sees which rule marked a review, its figures, and the others found with it', async () => {
  const { ids } = await burst()
  const queue = (await moderator.visitor.call(moderationQueue, { kind: 'comment', order: 'new' })).body.Data!
  expect(queue.items[0]).toMatchObject({ id: String(ids.at(-1)), state: 'published', beingChecked: true })
  const { suspicions } = await detail(ids[0]!)
  expect(suspicions).toMatchObject([{ rule: 'burst', found: BURST.least, usual: 0, decision: null }])
  expect(suspicions[0]!.others.map(({ commentId }) => Number(commentId))).toEqual(ids.slice(1).reverse())
  await decide({ kind: 'comment', id: String(ids[0]), decision: 'genuine' })
  expect((await detail(ids[0]!)).decisions).toMatchObject([{ action: 'genuine', from: 'published', to: 'published' }])
  expect(await rulesOf(ids)).toEqual(['', ...Array(BURST.least - 1).fill('burst')])
})

test('only a review that is being checked can be found genuine or manipulated, and by no one with an interest', async () => {
  const { ids } = await burst()
  const other = await write({ traderCode: await newBroker(site) })
  expect((await decide({ kind: 'comment', id: String(other), decision: 'genuine' })).ErrorCode).toBe(3101)
  expect((await decide({ kind: 'comment', id: '999999', decision: 'genuine' })).ErrorCode).toBe(3001)
  expect((await decide({ kind: 'ticket', id: '1', decision: 'genuine' })).ErrorCode).toBe(3101)
  expect((await decide({ kind: 'comment', id: String(ids[0]), decision: 'approve' })).ErrorCode).toBe(3101)
  await site.db.query('UPDATE comments SET user_id = $2 WHERE comment_id = $1', [ids[0], moderator.userId])
  expect((await decide({ kind: 'comment', id: String(ids[0]), decision: 'genuine' })).ErrorCode).toBe(2004)
  await decide({ kind: 'comment', id: String(ids[1]), decision: 'genuine', alsoOthers: true })
  expect((await rulesOf(ids)).filter(rules => rules === 'burst').length).toBe(1)
})

test('a decision about a group leaves the reviews to the moderator who holds them', async () => {
  const { ids } = await burst()
  const second = await addTestUser(site, 'Second', ['moderator'])
  const [held, free] = [String(ids[1]), String(ids[0])]
  await second.visitor.call(moderationClaim, { kind: 'comment', id: held, on: true })
  expect(await decide({ kind: 'comment', id: held, decision: 'genuine', alsoOthers: true })).toMatchObject({
    ErrorCode: 3102,
    message: expect.stringContaining('Second'),
  })
  expect((await decide({ kind: 'comment', id: free, decision: 'genuine', alsoOthers: true })).ErrorCode).toBe(0)
  expect(await rulesOf(ids)).toEqual(ids.map(id => (String(id) === held ? 'burst' : '')))
  expect((await detail(held)).holder).toMatchObject({ nick: 'Second', mine: false })
  expect((await decide({ kind: 'comment', id: held, decision: 'genuine' }, second)).ErrorCode).toBe(0)
})

test('accounts of one network, of one browser, and one that repeats itself are found in the database', async () => {
  const traderCode = await newBroker(site)
  const network = await many(NETWORK.oneBroker.accounts, index => ({ traderCode, network: 'n1', daysAgo: 6 - index }))
  expect(await rulesOf(network)).toEqual(network.map(() => 'network'))
  const brokers = await Promise.all(Array.from({ length: DEVICE.accounts }, () => newBroker(site)))
  const device = await many(DEVICE.accounts, index => ({
    traderCode: brokers[index]!,
    device: 'd1',
    accountDays: 500,
    daysAgo: 20 - index,
  }))
  expect(await rulesOf(device)).toEqual(device.map(() => 'device'))
  const repeated = await many(3, index => ({ traderCode, userId: 'fan', accountDays: 500, daysAgo: 25 - 2 * index }))
  expect(await rulesOf(repeated)).toEqual(['', 'account', 'account'])
  const checked = await newBroker(site)
  await site.db.query(
    `INSERT INTO users (user_id, nick, certificate_state) SELECT 'proven' || n, 'proven' || n, 'approved' FROM generate_series(1, 12) n`,
  )
  const proven = await many(12, index => ({ traderCode: checked, userId: `proven${index + 1}`, network: 'n2' }))
  expect(await rulesOf(proven)).toEqual(proven.map(() => ''))
})

const words =
  'I opened an account in March, and the first withdrawal arrived after two days without any question from support.'

test('a copied text is marked at publishing and at editing, and the original stays', async () => {
  const [one, two, three] = [await person(), await person(), await person()]
  const review = async (by: TestUser, content: string) =>
    (await publishReview(by, { traderCode: await newBroker(site), content })).body.Data!.comment
  const original = await review(one, words)
  const copy = await review(two, words.toUpperCase().replace('MARCH', 'APRIL'))
  const other = await review(
    three,
    'They answered the phone at once and told me what I had to send them, and then it worked.',
  )
  expect([original, copy, other].map(({ beingChecked }) => beingChecked)).toEqual([false, true, false])
  const edited = (await editComment(three, { commentId: other.commentId, content: `${words} Good.`, version: 1 })).Data!
    .comment
  expect(edited.beingChecked).toBe(true)
  // The author of a copied text may still correct it.
  const mended = await editComment(one, {
    commentId: original.commentId,
    content: words.replace('any', 'a'),
    version: 1,
  })
  expect(mended.Data!.comment.beingChecked).toBe(false)
  // A decision is about the text that the moderator has seen.
  await decide({ kind: 'comment', id: copy.commentId, decision: 'genuine' })
  await editComment(two, {
    commentId: copy.commentId,
    content: 'Now it says something else, which nobody but me has ever written about them.',
    version: 1,
  })
  const again = await editComment(two, { commentId: copy.commentId, content: words, version: 2 })
  expect(again.Data!.comment.beingChecked).toBe(true)
})

test('the sweep finds a ring that praises one broker and attacks its rivals, once', async () => {
  const [praised, ...rivals] = await Promise.all(Array.from({ length: 4 }, () => newBroker(site)))
  const ids: number[] = []
  for (let member = 0; member < 5; member += 1)
    for (const [index, traderCode] of [praised!, ...rivals].entries())
      ids.push(
        await write({
          traderCode,
          userId: `ring${member}`,
          rating: traderCode === praised ? 5 : 1,
          accountDays: 300,
          daysAgo: 12 - index - ((member * 7) % 5) / 5,
        }),
      )
  const honest = await write({ traderCode: praised!, accountDays: 300, daysAgo: 3 })
  expect(await rulesOf(ids)).toEqual(ids.map(() => ''))
  const signal = new AbortController().signal
  expect(await sweepReviews(site.db, signal)).toBeGreaterThanOrEqual(16)
  expect((await rulesOf(ids)).filter(rules => rules !== 'ring').length).toBeLessThanOrEqual(4)
  expect(await rulesOf([honest])).toEqual([''])
  expect(await sweepReviews(site.db, signal)).toBe(0)
})

test('what is stored about a writer is a keyed hash, and is deleted with the account', async () => {
  const writer = await person()
  writer.visitor.cookies.set('fingerprint', 'browser-17')
  const { comment } = (
    await publishReview(writer, { traderCode: await newBroker(site) }, { 'X-Forwarded-For': '81.2.69.142' })
  ).body.Data!
  const traces = () =>
    site.db.query<{ network: string; device: string }>('SELECT network, device FROM review_traces WHERE user_id = $1', [
      writer.userId,
    ])
  const [trace] = await traces()
  expect([trace?.network, trace?.device]).toEqual([
    expect.stringMatching(/^[\w-]{22}$/),
    expect.stringMatching(/^[\w-]{22}$/),
  ])
  const second = await person()
  await publishReview(second, { traderCode: await newBroker(site) }, { 'X-Forwarded-For': '81.2.69.7' })
  const [neighbour] = await site.db.query<{ network: string; device: string | null }>(
    'SELECT network, device FROM review_traces WHERE user_id = $1',
    [second.userId],
  )
  expect([neighbour?.network, neighbour?.device]).toEqual([trace?.network, null])
  await site.db.transaction(queries => deleteAccount(queries, writer.userId))
  expect(await traces()).toEqual([])
  expect((await site.visitor().call(commentDetail, { commentId: comment.commentId })).status).toBe(200)
})

test('the shown rating and counts of every broker equal those computed from all its reviews one by one', async () => {
  const [removed] = (await burst(1)).ids
  await decide({ kind: 'comment', id: String(removed), decision: 'manipulated', reason: 'Bought praise.' })
  await write({ traderCode: await newBroker(site), rating: 4 })
  const reviews = await site.db.query<{ code: string; rating: number; state: string; open: boolean }>(
    `SELECT target_code AS code, rating, state,
       EXISTS (SELECT FROM review_suspicions s WHERE s.comment_id = c.comment_id AND s.decision IS NULL) AS open
     FROM comments c WHERE target_type = 'broker' AND parent_id IS NULL`,
  )
  const brokers = await site.db.query<{ code: string; count: number }>(
    'SELECT code, comment_count AS count FROM brokers',
  )
  expect(new Set(reviews.map(({ state, open }) => `${state} ${open}`)).size).toBeGreaterThan(2)
  for (const { code, count } of brokers) {
    const shown = reviews.filter(one => one.code === code && one.state !== 'removed' && one.state !== 'pending')
    const counted = shown.filter(({ open }) => !open)
    const stars = [1, 2, 3, 4, 5].map(stars => counted.filter(({ rating }) => rating === stars).length)
    const mean = counted.length > 0 ? counted.reduce((sum, { rating }) => sum + rating, 0) / counted.length : null
    expect(await figures(code)).toMatchObject({
      total: counted.length,
      distribution: stars,
      rating: mean === null ? null : expect.closeTo(mean, 9),
      beingChecked: shown.length - counted.length,
    })
    expect([code, count, (await listOf(code)).total]).toEqual([code, counted.length, shown.length])
  }
})
