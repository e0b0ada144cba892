import { contactSubmit } from 'shared-state/calls/contact'
import { createNetworkLimit } from '../../accounts/network-limits.ts'
import { handle } from '../handle.ts'
import type { CallHandler } from '../handle.ts'
import type { Parts } from '../parts.ts'
import { spendAttempt } from '../spend-attempt.ts'
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
