import * as calls from 'calls/comment-writing'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { signedIn } from 'platform/api/signed-in'
import type { StorePicture } from '../images/store-picture.ts'
import type { ReviewChecks } from '../review-checks/review-checks.ts'
import { commentOnCase } from './comment-on-case.ts'
import { commentOnText } from './comment-on-text.ts'
import { voteHelpful, votesOf } from './helpful-votes.ts'
import { ownComments } from './own-comments.ts'
import { removeReply } from './remove-reply.ts'
import { reportComment, reportForm } from './report-comment.ts'
import { reviewSwitch } from './review-rules.ts'
import { editComment, publishReview, replyTo } from './write-comment.ts'

/** Comments that one user may write, edit and report; more than a person does. */
const WRITES = { most: 60, seconds: 3600 }
const VOTES = { most: 600, seconds: 3600 }

/** Calls that change comments or depend on the viewer. */
export function commentWritingHandlers({
  db,
  storePicture,
  reviewChecks,
}: {
  db: Db
  storePicture: StorePicture
  reviewChecks: ReviewChecks
}): CallHandler[] {
  const writes = createAttemptLimit(WRITES)
  const votes = createAttemptLimit(VOTES)
  return [
    handle(calls.commentSwitch, ({ traderCode }, { caller }) =>
      reviewSwitch(db, caller.user?.userId, traderCode, caller.lang),
    ),
    handle(calls.commentPublish, async (input, { caller }) => {
      spendAttempt(writes, signedIn(caller).userId)
      return { comment: await publishReview({ db, reviewChecks }, input, caller) }
    }),
    handle(calls.exposureComment, async (input, { caller }) => {
      spendAttempt(writes, signedIn(caller).userId)
      return { comment: await commentOnCase(db, input, caller) }
    }),
    handle(calls.articleComment, async (input, { caller }) => {
      spendAttempt(writes, signedIn(caller).userId)
      return { comment: await commentOnText(db, 'article', input, caller) }
    }),
    handle(calls.surveyComment, async (input, { caller }) => {
      spendAttempt(writes, signedIn(caller).userId)
      return { comment: await commentOnText(db, 'survey', input, caller) }
    }),
    handle(calls.commentEdit, async (input, { caller }) => {
      spendAttempt(writes, signedIn(caller).userId)
      return { comment: await editComment({ db, reviewChecks }, input, caller) }
    }),
    handle(calls.commentReply, async (input, { caller }) => {
      spendAttempt(writes, signedIn(caller).userId)
      return { comment: await replyTo(db, input, caller) }
    }),
    handle(calls.commentRemove, async ({ commentId }, { caller }) => {
      spendAttempt(writes, signedIn(caller).userId)
      await removeReply(db, commentId, caller)
      return { done: true as const }
    }),
    handle(calls.commentImageupload, async ({ file }, { caller }) => ({
      image: await storePicture(file, caller, { private: false }),
    })),
    handle(calls.commentHelpful, async ({ commentId, on }, { caller }) => {
      spendAttempt(votes, signedIn(caller).userId)
      return { helpful: on, helpfulCount: await voteHelpful(db, commentId, on, caller) }
    }),
    handle(calls.commentMyhelpful, async ({ commentIds }, { caller }) => ({
      commentIds: await votesOf(db, signedIn(caller).userId, commentIds),
    })),
    handle(calls.commentReport, ({ commentId }, { caller }) => reportForm(db, commentId, caller)),
    handle(calls.commentReportpublish, async (input, { caller }) => {
      spendAttempt(writes, signedIn(caller).userId)
      return { ticketId: await reportComment(db, input, caller) }
    }),
    handle(calls.commentMycomments, (input, { caller }) => ownComments(db, input, caller)),
  ]
}
