import { datalakeStats } from 'calls/datalake'
import type { EventMetric } from 'calls/datalake'
import * as calls from 'calls/statistics'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler, Caller } from 'platform/api/handle'
import { createNetworkLimit } from 'platform/api/limits/network-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { NO_NETWORK, wideNetworkOf } from 'platform/api/network'
import { Refusal } from 'platform/api/refusal'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { ErrorCode } from 'shared-state/api/error-codes'
import { countryCodeOfLanguage } from 'shared-state/i18n/languages'
import type { Language } from 'shared-state/i18n/languages'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { eventFigures } from './event-figures.ts'
import type { EventLog } from './event-log.ts'
import { storableJson, storedBytes } from './storable-json.ts'

/** Events that one network may send, and the bytes they may use in the table; many people share an address. */
const EVENTS_BY_NETWORK = { most: 3_000, seconds: 60 }
const BYTES_BY_NETWORK = { most: 1_000_000, seconds: 3600 }
/** Maximum size of one entry of the pages' log (call table: 4 KB). Short JSON can be longer once stored: 1e20. */
const ENTRY_BYTES = 4_096
const accepted = { accepted: true as const }

export function statisticsHandlers({ db, events }: { db: Db; events: EventLog }): CallHandler[] {
  const byNetwork = createNetworkLimit(EVENTS_BY_NETWORK)
  const bytesByNetwork = createNetworkLimit(BYTES_BY_NETWORK)
  function count(metric: EventMetric, { ip, country, lang, untracked }: Caller, all: readonly unknown[]): void {
    spendAttempt(byNetwork, ip, all.length)
    if (untracked) return
    spendAttempt(
      bytesByNetwork,
      ip,
      all.reduce<number>((sum, data) => sum + storedBytes(storableJson(data)), 0),
    )
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
      // A beacon cannot set headers, so its country is the one the site's own calls would send (spec 7.1).
      const sender = { ...caller, country: caller.country || countryCodeOfLanguage[caller.lang] }
      for (const event of sent)
        count(event.call, sender, [event.call === 'dealer.statistics' ? keptOf(event.input, caller) : event.input])
      return { accepted: sent.length }
    }),
    handle(datalakeStats, (asked, { caller }) => eventFigures(db, asked, caller.lang)),
  ]
}

/** Keeps neither user nor device, and of the address only the network. */
function keptOf(
  { userid: _user, equipId: _device, ip: _ip, ...click }: CallParsed<typeof calls.dealerStatistics>,
  { ip }: Caller,
) {
  const network = wideNetworkOf(ip)
  return { ...click, network: network === NO_NETWORK ? null : network }
}

/** 400/1004 if a text is not JSON, 400/1002 if one is too long in its stored form. */
function parsed(texts: readonly string[], lang: Language): unknown[] {
  const refusal = (code: ErrorCode, message: string) => new Refusal(code, { errors: [{ field: 'data', message }] })
  return texts.map(text => {
    const value = jsonOf(text)
    if (value === undefined) throw refusal(errorCodes.wrongForm, fieldMessage('wrongForm', lang))
    if (Buffer.byteLength(storableJson(value)) <= ENTRY_BYTES) return value
    throw refusal(errorCodes.wrongLength, fieldMessage('tooLong', lang, { limit: ENTRY_BYTES }))
  })
}

/** Undefined, which JSON has not, for a text that is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
