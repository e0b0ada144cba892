import { contactSubmit } from 'shared-state/calls/contact'
import { createAttemptLimit } from '../../accounts/attempt-limits.ts'
import { handle } from '../handle.ts'
import type { CallHandler } from '../handle.ts'
import type { Parts } from '../parts.ts'
import { spendAttempt } from '../spend-attempt.ts'
import { openTicket } from './open-ticket.ts'

const LETTERS_BY_IP = { most: 10, seconds: 3600 }
const noSubject = { en: 'No subject', id: 'Tanpa subjek' }

export function contactHandlers(parts: Pick<Parts, 'db' | 'mail' | 'log' | 'botCheck'>): CallHandler[] {
  const byIp = createAttemptLimit(LETTERS_BY_IP)
  return [
    handle(contactSubmit, async ({ bot, subject, ...letter }, { caller }) => {
      await parts.botCheck.check(bot, 'contact', caller.lang)
      spendAttempt(byIp, caller.ip)
      const ticket = { ...letter, subject: subject ?? noSubject[caller.lang], kind: 'contact' as const, userId: caller.user?.userId, lang: caller.lang }
      return { ticketId: await openTicket(parts, ticket) }
    }),
  ]
}
