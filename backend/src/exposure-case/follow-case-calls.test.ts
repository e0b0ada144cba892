import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import * as calls from 'calls/exposure-cases'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addCaseScene, sendPost } from '../testing/case-scene.ts'
import type { CaseScene } from '../testing/case-scene.ts'
import { changesDuring } from '../testing/hear-changes.ts'
import type { TestUser } from '../testing/scene.ts'

let site: ApiUnderTest
let scene: CaseScene
beforeAll(async () => {
  site = await startApi({ sample: false })
  scene = await addCaseScene(site)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const follow = async (by: TestUser, code: string, on = true) =>
  (await by.visitor.call(calls.exposureFollow, { code, on })).body
const own = async (by: TestUser, code: string) => (await by.visitor.call(calls.exposureOwn, { code })).body.Data!

async function published(): Promise<string> {
  const code = await sendPost(scene.author, scene.traderCode)
  await scene.moderator.visitor.call(calls.exposureReview, { code, decision: 'approve' })
  return code
}

test('following a case and stopping can be repeated, and each viewer learns only whether they follow it', async () => {
  const { stranger, staff } = scene
  const code = await published()
  const answers = [
    await follow(stranger, code),
    await follow(stranger, code),
    await follow(staff, code),
    await follow(stranger, code, false),
    await follow(stranger, code, false),
  ]
  expect(answers.map(({ Data }) => [Data?.followed, Data?.followers])).toEqual([
    [true, 1],
    [true, 1],
    [true, 2],
    [false, 1],
    [false, 1],
  ])
  expect([(await own(stranger, code)).followed, (await own(staff, code)).followed]).toEqual([false, true])
})

test('a follower sees of a case what any other user sees, and their notice is mailed', async () => {
  const { author, stranger, moderator, traderCode } = scene
  const code = await published()
  const before = await own(stranger, code)
  await follow(stranger, code)
  expect(await own(stranger, code)).toEqual({ ...before, followed: true })
  await author.visitor.call(calls.exposureAppend, { code, content: 'The bank knows of no transfer.' })
  await moderator.visitor.call(calls.exposureReport, { code, reason: 'other', content: 'For moderators only.' })
  const notices = await site.db.query(
    `SELECT kind, title->>'en' AS title, text->>'en' AS text, path, mail FROM user_messages WHERE user_id = $1 AND path LIKE '%' || $2 || '%'`,
    [stranger.userId, code],
  )
  expect(notices).toEqual([
    {
      kind: 'followed',
      title: `The author added information to a complaint about Broker ${traderCode} that you follow`,
      text: 'The author wrote: “The bank knows of no transfer.”\n\nAll of it is on the page of the complaint.',
      path: `/exposure/my-withdrawal-has-not-arrived-${code}.html`,
      mail: 'due',
    },
  ])
})

test('a post that is not public cannot be followed, and a stranger does not learn that it exists', async () => {
  const { author, stranger, traderCode } = scene
  const code = await sendPost(author, traderCode)
  const answers = [await follow(stranger, code), await follow(author, code), await follow(stranger, 'nothere')]
  expect(answers.map(({ ErrorCode }) => ErrorCode)).toEqual([3001, 3101, 3001])
  const anonymous = await site.visitor().call(calls.exposureFollow, { code, on: true })
  expect([anonymous.status, anonymous.body.ErrorCode]).toEqual([401, 2001])
})

test('a user who follows as many cases as they may has to leave one before they follow another', async () => {
  const { moderator, author } = scene
  const code = await published()
  await site.db.query(
    `WITH cases AS (
       INSERT INTO exposures (code, slug, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date, state, published_at)
       SELECT 'many' || n, 's', 'B', $1, 'scam', 'en', '{"en":"T"}', '{"en":"C"}', 1, 'USD', '2026-01-01', 'published', now()
       FROM generate_series(1, $3) n RETURNING code)
     INSERT INTO exposure_follows (user_id, exposure_code) SELECT $2, code FROM cases`,
    [author.userId, moderator.userId, calls.MOST_FOLLOWED_CASES],
  )
  const refused = await follow(moderator, code)
  expect([refused.ErrorCode, refused.message]).toEqual([
    3101,
    'You already follow 500 cases. Unfollow one of them first.',
  ])
  expect((await own(moderator, code)).followed).toBe(false)
  expect((await follow(moderator, 'many1')).succeed).toBe(true)
  await follow(moderator, 'many1', false)
  expect((await follow(moderator, code)).Data).toEqual({ followed: true, followers: 1 })
})

test('following a case drops no stored page', async () => {
  const code = await published()
  const heard = await changesDuring(site.db, async () => {
    await follow(scene.stranger, code)
    await follow(scene.stranger, code, false)
    await scene.author.visitor.call(calls.exposureResolve, { code })
  })
  expect(heard.filter(items => items.includes(code))).toHaveLength(1)
})
