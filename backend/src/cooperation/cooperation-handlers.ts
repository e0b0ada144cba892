import { ecowebApply, ecowebList, tradercontestList } from 'calls/cooperation'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { Log } from 'platform/api/envelope'
import { errorCodes } from 'shared-state/api/error-codes'
import type { MailGateway } from '../accounts/mail.ts'
import { entriesByCode } from '../brokers/broker-rows.ts'
import { openTicket } from '../contact/open-ticket.ts'
import { noData } from '../outside-data/no-data.ts'
import { createDocumentReader } from '../outside-data/outside-document.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { cooperationServices } from './services.ts'
import { pageOfContests, tradingContests } from './trading-contests.ts'

const REQUESTS_BY_USER = { most: 10, seconds: 3600 }
const noContests = {
  en: 'Trading contests are not configured on this site: the setting TRADING_CONTESTS_URL is missing.',
  id: 'Kontes trading belum dikonfigurasi di situs ini: pengaturan TRADING_CONTESTS_URL belum diisi.',
}

interface CooperationDeps {
  db: Db
  reference: ReferenceData
  mail: MailGateway | undefined
  log: Log
}

/** Services for firms, and contests of brokers (`contestsUrl`: setting TRADING_CONTESTS_URL). */
export function cooperationHandlers(deps: CooperationDeps, contestsUrl: string | undefined): CallHandler[] {
  const { db, reference } = deps
  const byUser = createAttemptLimit(REQUESTS_BY_USER)
  const readContests = createDocumentReader(deps, tradingContests)
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
    handle(tradercontestList, async (input, { caller: { lang } }) => {
      const contests = await readContests()
      if (!contests) throw noData(noContests, contestsUrl, lang)
      const { items, total } = pageOfContests(contests.items, input, lang)
      const codes = items.flatMap(({ traderCode }) => traderCode ?? [])
      const traders = await entriesByCode(db, reference, codes)
      const withTraders = items.map(({ traderCode = '', ...each }) => ({
        ...each,
        trader: traders.get(traderCode) ?? null,
      }))
      return { items: withTraders, total, pageIndex: input.pageIndex, pageSize: input.pageSize }
    }),
  ]
}
