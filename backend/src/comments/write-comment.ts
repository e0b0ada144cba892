import type { commentEdit, commentPublish, commentReply } from 'calls/comment-writing'
import type { Comment } from 'calls/entities/comment'
import { countCharacters } from 'calls/entities/written-text'
import type { Db, Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { ErrorCode } from 'shared-state/api/error-codes'
import { attachImages } from '../images/attach-images.ts'
import { lockWriter } from '../lock-writer.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import type { FieldMessage } from '../refusal-messages/field-messages.ts'
import type { ReviewChecks } from '../review-checks/review-checks.ts'
import { refuseQuotes } from '../withheld-texts/withheld-phrases.ts'
import { isStaffOf } from './broker-staff.ts'
import { findComment, findPublicComment, readComment } from './find-comment.ts'
import { notifyOfReply, notifyStaffOfReview } from './reply-notice.ts'
import { checkMayReview } from './review-rules.ts'

/** Length limits of a reply in characters (spec 5; calls, comment.reply). */
const REPLY = { least: 10, most: 1000 }

interface NewComment {
  targetType: Comment['targetType']
  targetCode: string
  parentId: number | null
  content: string
  rating: number | null
  imageIds: readonly string[]
  staff: boolean
}

export interface WritingDeps {
  db: Db
  reviewChecks: ReviewChecks
}

/** Inserts a row and returns its id; the counters follow by trigger. Refuses as in refuseQuotes a comment on a case. */
export async function insertComment(queries: Queries, caller: Caller, row: NewComment): Promise<number> {
  if (row.targetType === 'exposure') await refuseQuotes(queries, row.targetCode, row.content, caller.lang)
  const made = await queries.one<{ comment_id: number }>(
    `INSERT INTO comments (target_type, target_code, parent_id, user_id, rating, lang, content, image_ids, staff, by_team)
     VALUES ($1, $2, $3, $4, $5, $6, jsonb_build_object($6::text, $7::text), $8, $9, (SELECT vest FROM users WHERE user_id = $4))
     RETURNING comment_id`,
    [
      row.targetType,
      row.targetCode,
      row.parentId,
      signedIn(caller).userId,
      row.rating,
      caller.lang,
      row.content,
      row.imageIds,
      row.staff,
    ],
  )
  return made!.comment_id
}

/**
 * Publishes a review of a broker and then checks whether it belongs to a manipulation. Refusals as in checkMayReview, lockWriter and
 * attachImages.
 */
export async function publishReview(
  { db, reviewChecks }: WritingDeps,
  input: CallParsed<typeof commentPublish>,
  caller: Caller,
): Promise<Comment> {
  const { userId } = signedIn(caller)
  const { traderCode, content, rating } = input
  const commentId = await db.transaction(async queries => {
    await lockWriter(queries, userId)
    await checkMayReview(queries, userId, traderCode, caller.lang)
    const imageIds = await attachImages(queries, input.imageIds, caller, { private: false })
    const row: NewComment = {
      targetType: 'broker',
      targetCode: traderCode,
      parentId: null,
      content,
      rating,
      imageIds,
      staff: false,
    }
    const made = await insertComment(queries, caller, row)
    await reviewChecks.record(queries, made, content, caller)
    await notifyStaffOfReview(queries, await readComment(queries, made, caller.lang))
    return made
  })
  await reviewChecks.check(commentId)
  return readComment(db, commentId, caller.lang)
}

const atContent = (code: ErrorCode, message: FieldMessage, { lang }: Caller, limit = 0) =>
  new Refusal(code, { errors: [{ field: 'content', message: fieldMessage(message, lang, { limit }) }] })

/** Replies to a comment. A reply to a reply belongs to the same thread, below the comment that started it. */
export function replyTo(
  db: Db,
  { commentId, content }: CallParsed<typeof commentReply>,
  caller: Caller,
): Promise<Comment> {
  const { userId } = signedIn(caller)
  if (content === '') throw atContent(errorCodes.missing, 'replyMissing', caller)
  if (countCharacters(content) < REPLY.least) throw atContent(errorCodes.wrongLength, 'replyTooShort', caller)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    const answered = await findPublicComment(queries, commentId)
    const { target_type: targetType, target_code: targetCode } = answered
    const parentId = answered.parent_id ?? answered.comment_id
    const staff = targetType === 'broker' && (await isStaffOf(queries, userId, targetCode))
    const row: NewComment = { targetType, targetCode, parentId, content, rating: null, imageIds: [], staff }
    const reply = await readComment(queries, await insertComment(queries, caller, row), caller.lang)
    await notifyOfReply(queries, answered, reply)
    return reply
  })
}

/**
 * Edits a comment and keeps its previous version. Its language stays; translations of the old text are removed. Refuses 403/2004 another
 * user's, 409/3101 a removed one, 409/3104 if `version` is not the latest.
 */
export async function editComment(
  { db, reviewChecks }: WritingDeps,
  input: CallParsed<typeof commentEdit>,
  caller: Caller,
): Promise<Comment> {
  const { userId } = signedIn(caller)
  const { content, version } = input
  const commentId = await db.transaction(async queries => {
    await lockWriter(queries, userId)
    const old = await findComment(queries, input.commentId, caller, { lock: true })
    if (old.user_id !== userId) throw new Refusal(errorCodes.notYours)
    if (old.state === 'removed') throw new Refusal(errorCodes.wrongState)
    if (old.version !== version) throw new Refusal(errorCodes.changedMeanwhile)
    if (old.parent_id !== null) checkReplyEdit(input, caller)
    if (old.target_type === 'exposure') await refuseQuotes(queries, old.target_code, content, caller.lang)
    await queries.query(
      `INSERT INTO comment_versions (comment_id, version, content, rating, written_at)
       SELECT comment_id, version, content->>lang, rating, coalesce(edited_at, created_at) FROM comments WHERE comment_id = $1`,
      [old.comment_id],
    )
    await queries.query(
      `UPDATE comments SET content = jsonb_build_object(lang, $2::text), rating = coalesce($3, rating), edited_at = now(),
                           version = version + 1
       WHERE comment_id = $1`,
      [old.comment_id, content, input.rating],
    )
    if (old.parent_id === null) {
      const ratingChanged = input.rating !== undefined && input.rating !== old.rating
      await reviewChecks.recordEdit(queries, old.comment_id, { before: old.content, after: content, ratingChanged })
    }
    return old.comment_id
  })
  await reviewChecks.check(commentId)
  return readComment(db, commentId, caller.lang)
}

function checkReplyEdit({ content, rating }: CallParsed<typeof commentEdit>, caller: Caller): void {
  if (countCharacters(content) > REPLY.most) throw atContent(errorCodes.wrongLength, 'tooLong', caller, REPLY.most)
  if (rating === undefined) return
  throw new Refusal(errorCodes.wrongForm, {
    errors: [{ field: 'rating', message: fieldMessage('notAllowed', caller.lang) }],
  })
}
