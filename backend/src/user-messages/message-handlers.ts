import { messageKinds } from 'calls/entities/message'
import * as mail from 'calls/mail-settings'
import * as calls from 'calls/messages'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler, Caller } from 'platform/api/handle'
import { createNetworkLimit } from 'platform/api/limits/network-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import type { ErrorCode } from 'shared-state/api/error-codes'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import type { FieldMessage } from '../refusal-messages/field-messages.ts'
import { changeMailSettings, readMailSettings } from './mail-settings.ts'
import { mailSubscription } from './mail-subscription.ts'
import { countUnread, markRead, readMessages } from './read-messages.ts'

/** High, because a mail service sends the unsubscriptions of all its users from a few networks. */
const UNSUBSCRIBED_BY_NETWORK = { most: 600, seconds: 900 }

/** Calls for a user's notices. `secret` opens the tokens of mailed ones. */
export function messageHandlers({ db }: { db: Db }, secret: Uint8Array): CallHandler[] {
  const byNetwork = createNetworkLimit(UNSUBSCRIBED_BY_NETWORK)
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
      const settings = await readMailSettings(db, signedIn(caller).userId)
      return { on: Object.values(settings).some(Boolean) }
    }),
    handle(calls.usercenterMessagemailset, async ({ on }, { caller }) => {
      const all = Object.fromEntries(messageKinds.map(kind => [kind, on]))
      await changeMailSettings(db, signedIn(caller).userId, all)
      return { on }
    }),
    handle(mail.usercenterMailsettings, (_input, { caller }) => readMailSettings(db, signedIn(caller).userId)),
    handle(mail.usercenterModifymailsettings, (changes, { caller }) =>
      changeMailSettings(db, signedIn(caller).userId, changes),
    ),
    handle(mail.usercenterMailsubscription, (input, { caller }) => mailSubscription({ db, secret }, input, caller)),
    handle(mail.usercenterModifymailsubscription, async (input, { caller }) => {
      spendAttempt(byNetwork, caller.ip)
      return mailSubscription({ db, secret }, input, caller)
    }),
  ]
}

const at = (code: ErrorCode, message: FieldMessage, { lang }: Caller) =>
  new Refusal(code, { errors: [{ field: 'ids', message: fieldMessage(message, lang, { other: 'all' }) }] })
