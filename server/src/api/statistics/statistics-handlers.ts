import { datalakeStats } from 'shared-state/calls/datalake'
import type { EventMetric } from 'shared-state/calls/datalake'
import type { CallParsed } from 'shared-state/calls/declare-call'
import { errorCodes } from 'shared-state/calls/error-codes'
import * as calls from 'shared-state/calls/statistics'
import { countryCodeOfLanguage } from 'shared-state/i18n/languages'
import type { Language } from 'shared-state/i18n/languages'
import { createAttemptLimit } from '../../accounts/attempt-limits.ts'
import { NO_NETWORK, wideNetworkOf } from '../../http/network.ts'
import { handle } from '../handle.ts'
import type { CallHandler, Caller } from '../handle.ts'
import { fieldMessage } from '../messages.ts'
import type { Parts } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import { spendAttempt } from '../spend-attempt.ts'
import { eventFigures } from './event-figures.ts'

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
    handle(calls.dealerStatistics, async (click, { caller }) => {
      count('dealer.statistics', caller, [keptOf(click, caller)])
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
    handle(calls.statisticsBatch, async ({ events: sent }, { caller }) => {
      // A beacon has no headers of its own, so its country is what the site's own calls would say (spec 7.1).
      const sender = { ...caller, country: caller.country || countryCodeOfLanguage[caller.lang] }
      for (const event of sent) count(event.call, sender, [event.call === 'dealer.statistics' ? keptOf(event.input, caller) : event.input])
      return { accepted: sent.length }
    }),
    handle(datalakeStats, (asked, { caller }) => eventFigures(db, asked, caller.lang)),
  ]
}

/** Neither who nor on what device, and of the address the network alone. */
function keptOf({ userid: _user, equipId: _device, ip: _ip, ...click }: CallParsed<typeof calls.dealerStatistics>, { ip }: Caller) {
  const network = wideNetworkOf(ip)
  return { ...click, network: network === NO_NETWORK ? null : network }
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
