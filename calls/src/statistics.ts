import { declareCall, type CallInput } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  discriminatedUnion,
  int,
  literal,
  maxLength,
  minLength,
  object,
  optional,
  strictObject,
  withDefault,
} from 'shared-state/schema'
import type { CountedEvent } from 'shared-state/statistics/portal-events'
import type { Ad } from './entities/ad.ts'
import { code, identifier, keyword, language, text, whole } from './entities/fields.ts'

/**
 * Counted events: accepted immediately, written later. A visitor who opts out of tracking (DNT, Sec-GPC) gets the same answer, and
 * nothing is stored.
 */
const section = 'Ads and statistics'
const accepted = object({ accepted: literal(true) })
const counting = { scope: 'public', method: 'POST', repeat: 'may', output: accepted } as const
const smallNumber = whole(0, 1_000_000)
const address = text(1, 500)

/** A click on an ad (spec 3); the fields are the ad's own. */
export const fxadHits = declareCall({
  name: 'fxad.hits',
  section,
  ...counting,
  okStatus: 202,
  input: strictObject({
    hitsType: whole(1, 99),
    jump: optional(boolean()),
    url: optional(address),
    activityType: optional(text(1, 40)),
    tCode: optional(code),
    iCode: optional(code),
  }),
})

/**
 * A click on a broker's element (spec 7.4). `userid`, `equipId` and `ip` are part of the request by the spec and have no
 * effect: visitors are not identified. The URLs are stored as they are and never fetched.
 */
export const dealerStatistics = declareCall({
  name: 'dealer.statistics',
  section,
  ...counting,
  okStatus: 202,
  input: strictObject({
    userid: optional(identifier),
    equipId: optional(text(1, 64)),
    platform: withDefault(smallNumber, 3),
    apptype: optional(smallNumber),
    ip: optional(text(1, 64)),
    ver: optional(text(1, 20)),
    country: optional(identifier),
    lang: optional(language),
    type: smallNumber,
    code,
    spots: optional(text(1, 40)),
    url: optional(address),
    jumpStatisticsUrl: optional(address),
  }),
})

/** The pages' own event log (spec 7.4): `route` is always `netwon$report`, each item of `data` is JSON text. */
export const homeCount3 = declareCall({
  name: 'home.count3',
  path: 'home/count-v3',
  section,
  ...counting,
  okStatus: 202,
  input: strictObject({
    route: text(3, 80),
    data: array(text(1, 4096)).check(minLength(1), maxLength(50)),
  }),
  output: object({ accepted: int() }),
})

/** The broker chosen among the search results; `position` counts from 1. */
export const dealerSearchdetailstatistics = declareCall({
  name: 'dealer.searchdetailstatistics',
  path: 'dealer/search/detailstatistics-v1',
  section: 'Brokers',
  ...counting,
  input: strictObject({ keyword, traderCode: code, position: optional(whole(1, 500)) }),
})

/** A search and its number of hits. */
export const dealerSearchstatisticscollect = declareCall({
  name: 'dealer.searchstatisticscollect',
  path: 'dealer/search/statisticscollect-v1',
  section: 'Brokers',
  ...counting,
  input: strictObject({ keyword, type: optional(identifier), total: optional(whole(0, 100_000)) }),
})

/** Events collected by a page, each with the input of its own call, in one request (`navigator.sendBeacon`). */
export const statisticsBatch = declareCall({
  name: 'statistics.batch',
  section,
  ...counting,
  okStatus: 202,
  input: strictObject({
    events: array(
      discriminatedUnion('call', [
        strictObject({ call: literal('fxad.hits'), input: fxadHits.input }),
        strictObject({ call: literal('dealer.statistics'), input: dealerStatistics.input }),
        strictObject({ call: literal('dealer.searchdetailstatistics'), input: dealerSearchdetailstatistics.input }),
        strictObject({ call: literal('dealer.searchstatisticscollect'), input: dealerSearchstatisticscollect.input }),
      ]),
    ).check(minLength(1), maxLength(50)),
  }),
  output: object({ accepted: int() }),
})

declare module 'shared-state/statistics/portal-events' {
  interface PortalEvents {
    'fxad.hits': CallInput<typeof fxadHits>
    'home.count3': CallInput<typeof homeCount3>
    'dealer.statistics': CallInput<typeof dealerStatistics>
    'dealer.searchdetailstatistics': CallInput<typeof dealerSearchdetailstatistics>
    'dealer.searchstatisticscollect': CallInput<typeof dealerSearchstatisticscollect>
  }
}

/** The counted event of a click on a booked ad; the ad's fields are sent back unchanged (spec 3). */
export const adHit = ({ hitsType, activityType, tCode, iCode, url }: Ad): CountedEvent => ({
  call: 'fxad.hits',
  input: { hitsType, activityType, tCode, iCode, url, jump: true },
})
