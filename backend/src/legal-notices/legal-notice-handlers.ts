import * as calls from 'calls/exposure-notices'
import type { Db } from 'database/db'
import type { Log } from 'platform/api/envelope'
import { handle } from 'platform/api/handle'
import type { CallHandler, Caller } from 'platform/api/handle'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { createNetworkLimit } from 'platform/api/limits/network-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { notConfigured } from 'platform/api/not-configured'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import type { MailGateway } from '../accounts/mail.ts'
import type { BotCheck } from '../bot-check/bot-check.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { correctPost, takeAuthorStep } from './author-steps.ts'
import { decideNotice } from './decide-notice.ts'
import { ownNotice, reviewedNotice } from './notice-in-full.ts'
import { createNoticeLog, noticeWithEvents } from './notice-log.ts'
import { addressHash } from './notice-seal.ts'
import { checkPublicCase, sendNotice } from './send-notice.ts'
import { confirmNotice, withdrawNotice } from './sender-steps.ts'

/** Limits: notices of a network and to one address, attempts at links, and an author's steps. */
const BY_NETWORK = { most: 10, seconds: 3600 }
const BY_ADDRESS = { most: 5, seconds: 86_400 }
const LINKS = { most: 60, seconds: 3600 }
const STEPS = { most: 60, seconds: 3600 }
const noMail = { en: 'Mail is not configured on this site.', id: 'Email belum dikonfigurasi di situs ini.' }

interface Deps {
  db: Db
  reference: ReferenceData
  botCheck: BotCheck
  mail: MailGateway | undefined
  log: Log
}

/** Calls about legal notices; `secret` seals their senders, `origin` is the site's address in mails. */
export function legalNoticeHandlers(
  { db, reference, botCheck, mail, log }: Deps,
  { secret, origin }: { secret: Uint8Array; origin: string },
): CallHandler[] {
  const byNetwork = createNetworkLimit(BY_NETWORK)
  const byAddress = createAttemptLimit(BY_ADDRESS)
  const links = createNetworkLimit(LINKS)
  const steps = createAttemptLimit(STEPS)
  const noticeLog = createNoticeLog(db)
  const mailDeps = { db, mail, origin, secret, log }
  const spendStep = (caller: Caller) => spendAttempt(steps, signedIn(caller).userId)
  return [
    handle(calls.exposureLegalnotice, async ({ bot, ...input }, { caller }) => {
      if (!mail) throw notConfigured(noMail, caller.lang)
      if (input.ground === 'court_order' && !input.reference)
        throw new Refusal(errorCodes.missing, {
          errors: [{ field: 'reference', message: fieldMessage('missing', caller.lang) }],
        })
      await checkPublicCase(db, input.code)
      await botCheck.check(bot, 'legalnotice', caller.lang)
      spendAttempt(byNetwork, caller.ip)
      spendAttempt(byAddress, addressHash(secret, input.email.toLowerCase()))
      return sendNotice({ db, mail, origin, secret }, input, caller)
    }),
    handle(calls.exposureNoticeconfirm, async (link, { caller }) => {
      spendAttempt(links, caller.ip)
      return { notice: await confirmNotice(mailDeps, link, caller) }
    }),
    handle(calls.exposureNoticewithdraw, async (link, { caller }) => {
      spendAttempt(links, caller.ip)
      return { notice: await withdrawNotice(db, link, caller) }
    }),
    handle(calls.exposureLegalnotices, (input, { caller }) => noticeLog.page(input, caller.lang)),
    handle(calls.exposureLegalnoticedetail, ({ code }, { caller }) => noticeWithEvents(db, code, caller.lang)),
    handle(calls.exposureNoticeown, ({ code }, { caller }) => ownNotice({ db, reference }, code, caller)),
    handle(calls.exposureNoticestatement, async ({ code, content }, { caller }) => {
      spendStep(caller)
      return { notice: await takeAuthorStep(db, { code, action: 'answer', note: content }, caller) }
    }),
    handle(calls.exposureNoticerewrite, async (input, { caller }) => {
      spendStep(caller)
      return { notice: await correctPost(db, input, caller) }
    }),
    handle(calls.exposureNoticeappeal, async ({ code, content }, { caller }) => {
      spendStep(caller)
      return { notice: await takeAuthorStep(db, { code, action: 'appeal', note: content }, caller) }
    }),
    handle(calls.exposureNoticereview, ({ code }, { caller }) =>
      reviewedNotice({ db, reference }, secret, code, caller),
    ),
    handle(calls.exposureNoticedecide, async (input, { caller }) => ({
      notice: await decideNotice(mailDeps, input, caller),
    })),
  ]
}
