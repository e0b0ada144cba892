import { declareCall } from 'shared-state/api/declare-call'
import { nullable, object, oneOf, optional, strictObject, string } from 'shared-state/schema'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { code, instant, line, mailAddress, paging, trimmed } from './entities/fields.ts'
import { itemsOf, pageOf } from './entities/page.ts'

const section = 'Invoke'

/** The site's services for firms; none of them changes a score. */
export const ecowebList = declareCall({
  name: 'ecoweb.list',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({}),
  output: itemsOf(object({ code: string(), name: string(), text: string(), forWhom: string() })),
})

/** Requests one of these services: opens a ticket. 404/3001 for an unknown `code`, 429/4001 after ten in an hour. */
export const ecowebApply = declareCall({
  name: 'ecoweb.apply',
  section,
  scope: 'write',
  method: 'POST',
  who: ['user'],
  repeat: 'key',
  input: strictObject({
    code,
    company: line(2, 100),
    email: mailAddress,
    content: trimmed(10, 2000),
  }),
  output: object({ ticketId: string() }),
})

/**
 * Trading contests of brokers, those that end last first; for other programs, because no page of this site promotes a broker's contest.
 * `trader` has what speaks against the broker, worst first, and has to be shown with the contest; null: the broker is not listed here.
 * 501/5010 where the setting TRADING_CONTESTS_URL is missing.
 */
export const tradercontestList = declareCall({
  name: 'tradercontest.list',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ state: optional(oneOf(['coming', 'running', 'ended'])), ...paging }),
  output: pageOf(
    object({
      code: string(),
      title: string(),
      startsAt: instant,
      endsAt: instant,
      state: oneOf(['coming', 'running', 'ended']),
      trader: nullable(brokerListEntry),
    }),
  ),
})
