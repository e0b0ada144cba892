import { datalakeStats } from 'shared-state/calls/datalake'
import type { EventMetric } from 'shared-state/calls/datalake'
import { errorCodes } from 'shared-state/calls/error-codes'
import * as calls from 'shared-state/calls/statistics'
import type { Language } from 'shared-state/i18n/languages'
import { createAttemptLimit } from '../../accounts/attempt-limits.ts'
import { handle } from '../handle.ts'
import type { CallHandler, Caller } from '../handle.ts'
import { fieldMessage } from '../messages.ts'
import type { Parts } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import { spendAttempt } from '../spend-attempt.ts'
import { eventFigures } from './event-figures.ts'
import { networkOf } from './network-of.ts'

/** Events that one address may send; many people share one. */
const EVENTS_BY_IP = { most: 3_000, seconds: 60 }
const accepted = { accepted: true as const }

export function statisticsHandlers({ db, events }: Parts): CallHandler[] {
  const byIp = createAttemptLimit(EVENTS_BY_IP)
  function count(metric: EventMetric, { ip, country, lang, untracked }: Caller, all: readonly unknown[]): void {
    for (const _event of all) spendAttempt(byIp, ip)
    if (untracked) return
    for (const data of all) events.add({ metric, country, lang, data })
  }
  return [
    handle(calls.fxadHits, async (hit, { caller }) => {
      count('fxad.hits', caller, [hit])
      return accepted
    }),
    handle(calls.dealerStatistics, async ({ userid: _user, equipId: _device, ip: _ip, ...click }, { caller }) => {
      count('dealer.statistics', caller, [{ ...click, network: networkOf(caller.ip) }])
      return accepted
    }),
    handle(calls.homeCount3, async ({ route, data }, { caller }) => {
      if (route !== 'netwon$report') throw new Refusal(errorCodes.noSuchCall)
      count('netwon$report', caller, parsed(data, caller.lang))
      return { accepted: data.length }
    }),
    handle(calls.dealerSearchdetailstatistics, async (choice, { caller }) => {
      count('dealer.searchdetailstatistics', caller, [choice])
      return accepted
    }),
    handle(calls.dealerSearchstatisticscollect, async (search, { caller }) => {
      count('dealer.searchstatisticscollect', caller, [search])
      return accepted
    }),
    handle(datalakeStats, (asked, { caller }) => eventFigures(db, asked, caller.lang)),
  ]
}

/** 400/1004 at each text that is no JSON. */
function parsed(texts: readonly string[], lang: Language): unknown[] {
  const wrong: number[] = []
  const values = texts.map((text, index): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      wrong.push(index)
      return undefined
    }
  })
  if (wrong.length === 0) return values
  const errors = wrong.map(index => ({ field: `data.${index}`, message: fieldMessage('wrongForm', lang) }))
  throw new Refusal(wrong.length === 1 ? errorCodes.wrongForm : errorCodes.badRequest, { errors })
}
