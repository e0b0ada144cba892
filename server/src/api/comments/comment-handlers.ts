import * as calls from 'shared-state/calls/comments'
import { errorCodes } from 'shared-state/calls/error-codes'
import { handle } from '../handle.ts'
import type { CallHandler } from '../handle.ts'
import { fieldMessage } from '../messages.ts'
import type { Parts } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import { createCommentLists, createWeeksComments, newestReviews, ratingFigures } from './comment-lists.ts'

export function commentHandlers({ db }: Parts): CallHandler[] {
  const listOf = createCommentLists(db)
  const weeks = createWeeksComments(db)
  return [
    handle(calls.commentList, (input, { caller }) => {
      const targetCode = input.targetType === 'broker' ? (input.traderCode ?? input.targetCode) : input.targetCode
      if (targetCode === undefined) {
        const field = input.targetType === 'broker' ? 'traderCode' : 'targetCode'
        throw new Refusal(errorCodes.missing, { errors: [{ field, message: fieldMessage('missing', caller.lang) }] })
      }
      return listOf({ ...input, targetCode }, caller.lang)
    }),
    handle(calls.commentMostweek, async ({ scope, num }, { caller }) => ({ items: await weeks(scope, num, caller.lang) })),
    handle(calls.commentStasticinit, async ({ codes }) => ({ items: await ratingFigures(db, codes) })),
    handle(calls.seoComment, async (input, { caller }) => ({ items: await newestReviews(db, caller.lang, input) })),
    handle(calls.seoNegativeevaluation, async (input, { caller }) => ({
      items: await newestReviews(db, caller.lang, { ...input, kind: 'negative' }),
    })),
  ]
}
