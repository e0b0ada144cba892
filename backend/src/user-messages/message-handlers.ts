import * as calls from 'calls/messages'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler, Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import type { ErrorCode } from 'shared-state/api/error-codes'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import type { FieldMessage } from '../refusal-messages/field-messages.ts'
import { countUnread, markRead, readMessages } from './read-messages.ts'

/** Calls for a user's notices. */
export function messageHandlers({ db }: { db: Db }): CallHandler[] {
  return [
    handle(calls.usercenterMessages, (input, { caller }) => readMessages(db, input, caller)),
    handle(calls.usercenterMessagesread, async ({ ids, all }, { caller }) => {
      const { userId } = signedIn(caller)
      if (ids && all) throw at(errorCodes.wrongForm, 'onlyOne', caller)
      if (!ids && !all) throw at(errorCodes.missing, 'missing', caller)
      await markRead(db, userId, ids ?? 'all')
      return { unread: await countUnread(db, userId) }
    }),
    handle(calls.usercenterMessagemail, async (_input, { caller }) => {
      const sql = 'SELECT mail_notices FROM users WHERE user_id = $1'
      const row = await db.one<{ mail_notices: boolean }>(sql, [signedIn(caller).userId])
      return { on: row?.mail_notices ?? false }
    }),
    handle(calls.usercenterMessagemailset, async ({ on }, { caller }) => {
      await db.query('UPDATE users SET mail_notices = $2 WHERE user_id = $1', [signedIn(caller).userId, on])
      return { on }
    }),
  ]
}

const at = (code: ErrorCode, message: FieldMessage, { lang }: Caller) =>
  new Refusal(code, { errors: [{ field: 'ids', message: fieldMessage(message, lang, { other: 'all' }) }] })
