import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  int,
  literal,
  maxLength,
  minLength,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { comment, commentState } from './entities/comment.ts'
import { code, identifier, instant, paging, upload, whole } from './entities/fields.ts'
import { image, imageIds } from './entities/image.ts'
import { pageOf } from './entities/page.ts'
import { reportReason } from './entities/report-reason.ts'
import { writtenText } from './entities/written-text.ts'

const section = 'Comments'
const commentId = identifier
const rating = whole(1, 5)
const theComment = object({ comment })
const writing = { section, scope: 'write', method: 'POST', who: ['user'], repeat: 'key' } as const
const asking = { section, scope: 'read', method: 'GET', who: ['user'] } as const

/** Whether the viewer may review a broker now: `reason` says why not; `nextAllowedAt` is the earliest time allowed (decisions 7). */
export const commentSwitch = declareCall({
  name: 'comment.switch',
  section,
  scope: 'read',
  method: 'GET',
  input: strictObject({ traderCode: code }),
  output: object({ open: boolean(), reason: string(), minChars: int(), nextAllowedAt: nullable(instant) }),
})

/** A review. One per user, broker and 24 hours: else 429/4004 with Retry-After (decisions 7). */
export const commentPublish = declareCall({
  name: 'comment.publish',
  ...writing,
  input: strictObject({ traderCode: code, content: writtenText(10, 2000), rating, imageIds }),
  output: theComment,
})

/** Comments on a public exposure; its author is notified. 404/3001 for one that is not public. */
export const exposureComment = declareCall({
  name: 'exposure.comment',
  ...writing,
  input: strictObject({ code, content: writtenText(10, 1000) }),
  output: theComment,
})

/** Comments on a published article. 404/3001 for any other. */
export const articleComment = declareCall({
  name: 'article.comment',
  ...writing,
  input: strictObject({ code, content: writtenText(10, 1000) }),
  output: theComment,
})

/** Comments on a published survey. 404/3001 for any other. */
export const surveyComment = declareCall({
  name: 'survey.comment',
  ...writing,
  input: strictObject({ code, content: writtenText(10, 1000) }),
  output: theComment,
})

/** Edits a comment; `version` is the one the author has read, 409/3104 if it is not the latest. A reply has no rating. */
export const commentEdit = declareCall({
  name: 'comment.edit',
  ...writing,
  who: ['author'],
  input: strictObject({
    commentId,
    content: writtenText(10, 2000),
    rating: optional(rating),
    version: whole(1, 1_000_000),
  }),
  output: theComment,
})

/** Answers a review, or a reply in its thread. The handler enforces the 10 character minimum, with spec 5's own messages. */
export const commentReply = declareCall({
  name: 'comment.reply',
  ...writing,
  input: strictObject({ commentId, content: withDefault(writtenText(0, 1000), '') }),
  output: theComment,
})

/**
 * Deletes the viewer's own reply for good, with its earlier versions. 409/3101 for a review, because scores are based on it, and for
 * a reply that has been reported: anything a moderator reviews, or has reviewed, stays.
 */
export const commentRemove = declareCall({
  name: 'comment.remove',
  ...writing,
  who: ['author'],
  repeat: 'natural',
  input: strictObject({ commentId }),
  output: object({ done: literal(true) }),
})

export const commentImageupload = declareCall({
  name: 'comment.imageupload',
  path: 'comment/image/upload-v1',
  ...writing,
  body: 'upload',
  input: upload,
  output: object({ image }),
})

/** Adds or withdraws the viewer's helpful vote; authors cannot vote for their own comments. */
export const commentHelpful = declareCall({
  name: 'comment.helpful',
  ...writing,
  repeat: 'natural',
  input: strictObject({ commentId, on: withDefault(boolean(), true) }),
  output: object({ helpful: boolean(), helpfulCount: int() }),
})

/** Which of these comments the viewer found helpful. Separate from the lists, which hold nothing about the viewer (decisions 2). */
export const commentMyhelpful = declareCall({
  name: 'comment.myhelpful',
  ...asking,
  input: strictObject({ commentIds: array(commentId).check(minLength(1), maxLength(50)) }),
  output: object({ commentIds: array(string()) }),
})

export const commentReport = declareCall({
  name: 'comment.report',
  ...asking,
  input: strictObject({ commentId }),
  output: object({ reasons: array(object({ code: reportReason, name: string() })), alreadyReported: boolean() }),
})

/** Opens a ticket for a moderator, once per user and comment: else 409/3102. The comment stays public meanwhile (decisions 7). */
export const commentReportpublish = declareCall({
  name: 'comment.reportpublish',
  path: 'comment/report/publish-v1',
  ...writing,
  input: strictObject({ commentId, reason: reportReason, content: optional(writtenText(0, 500)) }),
  output: object({ ticketId: string() }),
})

/** The viewer's own reviews and replies, in any state. */
export const commentMycomments = declareCall({
  name: 'comment.mycomments',
  ...asking,
  input: strictObject({
    state: optional(commentState),
    traderCode: optional(code),
    order: withDefault(oneOf(['new', 'old']), 'new'),
    ...paging,
  }),
  output: pageOf(comment),
})
