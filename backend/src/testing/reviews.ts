import * as calls from 'calls/comment-writing'
import type { CallInput } from 'shared-state/api/declare-call'
import type { ApiUnderTest } from './api-under-test.ts'
import { addBroker, type TestUser } from './scene.ts'

/** Default text of a review in tests. */
export const reviewWords = 'Paid out within a day.'

let brokers = 0
/** Adds a broker for one test, since a user may write only one review of a broker per day. */
export const newBroker = (site: ApiUnderTest) => addBroker(site.db, `b${(brokers += 1)}`)

export async function publishReview(
  by: TestUser,
  input: Partial<CallInput<typeof calls.commentPublish>> & { traderCode: string },
  headers = {},
) {
  return by.visitor.call(calls.commentPublish, { content: reviewWords, rating: 5, ...input }, headers)
}

/** A review of a broker, a new one unless given. */
export async function reviewBy(site: ApiUnderTest, by: TestUser, traderCode?: string) {
  return (await publishReview(by, { traderCode: traderCode ?? (await newBroker(site)) })).body.Data!.comment
}

export const editComment = async (by: TestUser, input: CallInput<typeof calls.commentEdit>) =>
  (await by.visitor.call(calls.commentEdit, input)).body

export const replyTo = async (by: TestUser, input: object) =>
  (await by.visitor.call(calls.commentReply, input as CallInput<typeof calls.commentReply>)).body
