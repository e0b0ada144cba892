import * as calls from 'calls/feed'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler, Caller } from 'platform/api/handle'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import type { ErrorCode } from 'shared-state/api/error-codes'
import type { ReferenceData } from '../reference/reference-data.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import type { FieldMessage } from '../refusal-messages/field-messages.ts'
import { followMany } from './batch-follow.ts'
import { brokerCard, userCard } from './business-card.ts'
import { ownMessages, siteNotices } from './message-bar.ts'
import { createPostsFeed } from './posts-feed.ts'
import { createSuggestedUsers } from './suggested-users.ts'

/** Limit per user, because every followed user is notified. */
const FOLLOWS = { most: 120, seconds: 3600 }

export function feedHandlers({ db, reference }: { db: Db; reference: ReferenceData }): CallHandler[] {
  const follows = createAttemptLimit(FOLLOWS)
  const postsFeed = createPostsFeed(db, reference)
  const suggestedUsers = createSuggestedUsers(db)
  return [
    handle(calls.postsfeedList, (input, { caller }) =>
      postsFeed(input, input.scope === 'following' ? signedIn(caller).userId : undefined, caller.lang),
    ),
    handle(calls.suggestedusersList, async ({ num }, { caller }) => ({
      items: await suggestedUsers(signedIn(caller).userId, num, caller.lang),
    })),
    handle(calls.batchfollowFollow, async ({ userIds = [], codes = [], on }, { caller }) => {
      const { userId } = signedIn(caller)
      if (userIds.length + codes.length === 0) throw at('userIds', errorCodes.missing, 'missing', caller)
      if (userIds.includes(userId)) throw at('userIds', errorCodes.wrongForm, 'notYourself', caller)
      spendAttempt(follows, userId)
      return followMany(db, userId, { userIds, codes, on })
    }),
    handle(calls.businesscardGet, ({ userId, traderCode }, { caller }) => {
      if (userId !== undefined && traderCode !== undefined) throw at('userId', errorCodes.wrongForm, 'onlyOne', caller)
      if (userId !== undefined) return userCard(db, userId, caller.lang)
      if (traderCode === undefined) throw at('userId', errorCodes.missing, 'missing', caller)
      return brokerCard(db, reference, traderCode)
    }),
    handle(calls.homemessagebarList, ({ num }, { caller }) =>
      caller.user ? ownMessages(db, caller.user.userId, num, caller.lang) : siteNotices(db, num, caller.lang),
    ),
  ]
}

const at = (field: string, code: ErrorCode, message: FieldMessage, { lang }: Caller) =>
  new Refusal(code, { errors: [{ field, message: fieldMessage(message, lang, { other: 'traderCode' }) }] })
