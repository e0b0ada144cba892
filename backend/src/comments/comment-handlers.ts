import * as details from 'calls/comment-detail'
import * as calls from 'calls/comments'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { commentDetailOf } from './comment-detail.ts'
import type { CommentLinks } from './comment-links.ts'
import { createCommentLists, createWeeksComments, firstReplies, newestReviews, ratingFigures } from './comment-lists.ts'
import { createCommentTranslations } from './comment-translations.ts'
import { readComment } from './find-comment.ts'
import type { TranslatorSettings } from './translator.ts'

/** Calls that read reviews and comments. `translator`: settings TRANSLATION_URL and TRANSLATION_KEY. */
export function commentHandlers(
  { db, commentLinks }: { db: Db; commentLinks: CommentLinks },
  translator: TranslatorSettings | undefined,
): CallHandler[] {
  const listOf = createCommentLists(db)
  const weeks = createWeeksComments(db)
  const wordsIn = createCommentTranslations(db, translator)
  const translates = translator !== undefined
  return [
    handle(calls.commentList, async (input, { caller }) => ({
      ...(await listOf({ ...input, targetCode: targetOf(input, caller.lang) }, caller.lang)),
      translates,
    })),
    handle(calls.commentReplies, async (input, { caller }) => ({ items: await firstReplies(db, input, caller.lang) })),
    handle(calls.commentMostweek, async ({ scope, order, num }, { caller }) => ({
      items: await weeks(scope, order, num, caller.lang),
    })),
    handle(calls.commentStasticinit, async ({ codes }) => ({ items: await ratingFigures(db, codes) })),
    handle(calls.seoComment, async (input, { caller }) => ({ items: await newestReviews(db, caller.lang, input) })),
    handle(calls.seoNegativeevaluation, async (input, { caller }) => ({
      items: await newestReviews(db, caller.lang, { ...input, kind: 'negative' }),
    })),
    handle(details.commentDetail, async (input, { caller }) => ({
      ...(await commentDetailOf(db, input, caller)),
      translates,
    })),
    handle(details.commentTransinit, (input, { caller }) => wordsIn(input, caller)),
    handle(details.commentTokendetail, async ({ token }, { caller }) => {
      const commentId = await commentLinks.read(token)
      if (commentId === undefined) throw new Refusal(errorCodes.gone)
      return { comment: await readComment(db, commentId, caller.lang) }
    }),
  ]
}

/** The target of a list: `traderCode` or `targetCode`; `traderCode` is for brokers only. */
function targetOf(
  { targetType, traderCode, targetCode }: CallParsed<typeof calls.commentList>,
  lang: Language,
): string {
  const field = targetType === 'broker' ? 'traderCode' : 'targetCode'
  if (traderCode !== undefined && (targetCode !== undefined || targetType !== 'broker')) {
    const message = fieldMessage('onlyOne', lang, { other: 'targetCode' })
    throw new Refusal(errorCodes.wrongForm, { errors: [{ field: 'traderCode', message }] })
  }
  const target = traderCode ?? targetCode
  if (target === undefined)
    throw new Refusal(errorCodes.missing, { errors: [{ field, message: fieldMessage('missing', lang) }] })
  return target
}
