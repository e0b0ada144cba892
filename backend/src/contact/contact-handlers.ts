import { contactSubmit } from 'calls/contact'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { createNetworkLimit } from 'platform/api/limits/network-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import type { Parts } from '../parts.ts'
import { openTicket } from './open-ticket.ts'

const MESSAGES_BY_NETWORK = { most: 10, seconds: 3600 }
const noSubject = { en: 'No subject', id: 'Tanpa subjek' }

export function contactHandlers(parts: Pick<Parts, 'db' | 'mail' | 'log' | 'botCheck'>): CallHandler[] {
  const byNetwork = createNetworkLimit(MESSAGES_BY_NETWORK)
  return [
    handle(contactSubmit, async ({ bot, subject, ...letter }, { caller }) => {
      await parts.botCheck.check(bot, 'contact', caller.lang)
      spendAttempt(byNetwork, caller.ip)
      const ticket = {
        ...letter,
        subject: subject ?? noSubject[caller.lang],
        kind: 'contact' as const,
        userId: caller.user?.userId,
        lang: caller.lang,
      }
      return { ticketId: await openTicket(parts, ticket) }
    }),
  ]
}
