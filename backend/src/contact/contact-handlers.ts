import { contactSubmit } from 'calls/contact'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { createNetworkLimit } from 'platform/api/limits/network-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import type { Log } from 'platform/api/envelope'
import type { MailGateway } from '../accounts/mail.ts'
import type { BotCheck } from '../bot-check/bot-check.ts'
import { openTicket } from './open-ticket.ts'

const MESSAGES_BY_NETWORK = { most: 10, seconds: 3600 }
const noSubject = { en: 'No subject', id: 'Tanpa subjek' }

interface ContactDeps {
  db: Db
  mail: MailGateway | undefined
  log: Log
  botCheck: BotCheck
}

export function contactHandlers(deps: ContactDeps): CallHandler[] {
  const byNetwork = createNetworkLimit(MESSAGES_BY_NETWORK)
  return [
    handle(contactSubmit, async ({ bot, subject, ...message }, { caller }) => {
      await deps.botCheck.check(bot, 'contact', caller.lang)
      spendAttempt(byNetwork, caller.ip)
      const ticket = {
        ...message,
        subject: subject ?? noSubject[caller.lang],
        kind: 'contact' as const,
        userId: caller.user?.userId,
        lang: caller.lang,
      }
      return { ticketId: await openTicket(deps, ticket) }
    }),
  ]
}
