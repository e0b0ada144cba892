import { ecowebApply, ecowebList, tradercontestList } from 'calls/cooperation'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { notConfigured } from 'platform/api/not-configured'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { Log } from 'platform/api/envelope'
import { errorCodes } from 'shared-state/api/error-codes'
import type { MailGateway } from '../accounts/mail.ts'
import { openTicket } from '../contact/open-ticket.ts'
import { cooperationServices } from './services.ts'

const REQUESTS_BY_USER = { most: 10, seconds: 3600 }
const noContests = {
  en: 'Trading contests are not configured on this site.',
  id: 'Kontes trading belum dikonfigurasi di situs ini.',
}

export function cooperationHandlers(deps: { db: Db; mail: MailGateway | undefined; log: Log }): CallHandler[] {
  const byUser = createAttemptLimit(REQUESTS_BY_USER)
  return [
    handle(ecowebList, async (_input, { caller: { lang } }) => ({
      items: cooperationServices.map(({ code, name, text, forWhom }) => ({
        code,
        name: name[lang],
        text: text[lang],
        forWhom: forWhom[lang],
      })),
    })),
    handle(ecowebApply, async ({ code, company, email, content }, { caller }) => {
      const { userId } = signedIn(caller)
      const service = cooperationServices.find(each => each.code === code)
      if (!service) throw new Refusal(errorCodes.notFound)
      spendAttempt(byUser, userId)
      const ticket = {
        kind: 'cooperation' as const,
        service: code,
        userId,
        name: company,
        email,
        content,
        subject: service.name[caller.lang],
        lang: caller.lang,
      }
      return { ticketId: await openTicket(deps, ticket) }
    }),
    handle(tradercontestList, async (_input, { caller }) => {
      throw notConfigured(noContests, caller.lang)
    }),
  ]
}
