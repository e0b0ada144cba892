import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  extend,
  gte,
  int,
  lte,
  nullable,
  number,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { aboutExposure, aboutExposures } from './about.ts'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { complaintFigures } from './entities/complaint-figures.ts'
import { exposure, exposureEvent, exposureReason, publicExposureState } from './entities/exposure.ts'
import { code, countryCode, day, keyword, matching, num, paging, whole } from './entities/fields.ts'
import { money } from './entities/money.ts'
import { itemsOf, pageOf } from './entities/page.ts'
import { mediationStates } from './exposure-case/case-states.ts'
import { rankRow } from './ranking.ts'

const section = 'Exposure'
const stateCount = object({ state: publicExposureState, name: string(), count: int() })
export const exposureRankPeriods = ['week', 'month', 'year'] as const
/** A median of fewer resolved cases says nothing about a broker. */
export const LEAST_CASES = 5
/** Lists and their counts end here: no reader pages further, and each row costs time. A count that is this high may be higher. */
export const MOST_COUNTED = 10_000
const claim = number().check(gte(0), lte(1e12))

/**
 * `amountFrom` and `amountTo` select claims in one currency, by default in US dollars: amounts in different currencies cannot be compared.
 * `from` and `to` are days of publication (UTC), both included. `overdue`: the broker has not replied within 14 days of its turn.
 */
const filters = {
  reason: optional(exposureReason),
  state: optional(publicExposureState),
  countryCode: optional(countryCode),
  replied: optional(boolean()),
  overdue: optional(boolean()),
  currency: optional(matching(/^[A-Z]{3}$/, 3)),
  amountFrom: optional(claim),
  amountTo: optional(claim),
  from: optional(day),
  to: optional(day),
}

/** In every list the `content` of an exposure is its first 300 characters; exposure.detail has all of it. */
export const exposureNew = declareCall({
  name: 'exposure.new',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ num }),
  output: itemsOf(exposure),
  about: aboutExposures,
})

/** Exposures of the last `days`, most read first. */
export const exposureHot = declareCall({
  name: 'exposure.hot',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ days: withDefault(whole(1, 90), 30), num }),
  output: itemsOf(exposure),
  about: aboutExposures,
})

/** `counts` by state under the other filters. `total` and `counts` end at MOST_COUNTED. */
export const exposureRevelation = declareCall({
  name: 'exposure.revelation',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    traderCode: optional(code),
    ...filters,
    order: withDefault(oneOf(['new', 'updated', 'amount']), 'new'),
    ...paging,
  }),
  output: extend(pageOf(exposure), { counts: array(stateCount) }),
  about: aboutExposures,
})

/**
 * Public exposures whose broker's name, title or content has the words of the keyword, in any form: the newest MOST_COUNTED of them about the
 * broker and of the days given, under the other filters. Order `match`: of the newest 200 those with the words in title or name come first,
 * then newest first.
 */
export const exposureSearch = declareCall({
  name: 'exposure.search',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    keyword,
    traderCode: optional(code),
    ...filters,
    order: withDefault(oneOf(['match', 'new', 'amount']), 'match'),
    ...paging,
  }),
  output: pageOf(exposure),
  about: aboutExposures,
})

/**
 * A public exposure with its timeline, newest first; the same for everyone. exposure.own shows the viewer's part. `langs` are the languages
 * in which title and content are stored: the first is that of the author, who wrote them, any other is a translation. Without `original`,
 * texts are in the reader's language where there is a translation; with it, in the author's.
 */
export const exposureDetail = declareCall({
  name: 'exposure.detail',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ code, original: withDefault(boolean(), false) }),
  output: object({ exposure, langs: array(string()), events: array(exposureEvent) }),
  about: aboutExposure,
})

export const exposureTraderexposure = declareCall({
  name: 'exposure.traderexposure',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    traderCode: code,
    reason: optional(exposureReason),
    state: optional(publicExposureState),
    order: withDefault(oneOf(['new', 'amount']), 'new'),
    ...paging,
  }),
  output: pageOf(exposure),
  about: aboutExposures,
})

/**
 * A broker's public exposures by reason, with the figures of all of them. `medianDays` from publication to the day on which the author
 * marked a case resolved; null with fewer than LEAST_CASES resolved ones.
 */
export const exposureTradercategory = declareCall({
  name: 'exposure.tradercategory',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ traderCode: code }),
  output: extend(complaintFigures, {
    items: array(object({ reason: exposureReason, name: string(), count: int() })),
    /** The broker, as lists show it. */
    broker: brokerListEntry,
    medianDays: nullable(number()),
  }),
  about: aboutExposures,
})

export const exposureReasonlist = declareCall({
  name: 'exposure.reason',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({}),
  output: itemsOf(object({ code: exposureReason, name: string() })),
  about: aboutExposures,
})

/** Brokers with exposures. `warnings` counts a broker's exposures left unanswered for 14 days. */
export const exposureSlist = declareCall({
  name: 'exposure.slist',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    keyword: optional(keyword),
    countryCode: optional(countryCode),
    order: withDefault(oneOf(['exposures', 'amount', 'score', 'new']), 'exposures'),
    ...paging,
  }),
  output: pageOf(extend(brokerListEntry, { amounts: array(money), warnings: int() })),
  about: aboutExposures,
})

/**
 * Brokers by the number of exposures published in the last 7, 30 or 365 days (`value`). Ties share a rank. `move` compares with the same
 * time before; null: no exposures then.
 */
export const exposureSlistrank = declareCall({
  name: 'exposure.slistrank',
  path: 'exposure/slist/rank-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ period: withDefault(oneOf(exposureRankPeriods), 'month'), num }),
  output: itemsOf(rankRow),
  about: aboutExposures,
})

/** Brokers to choose from while typing the name of the one that a complaint is about: any listed broker, best match first. */
export const exposureDropdown = declareCall({
  name: 'exposure.dropdown',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ keyword, num }),
  output: itemsOf(brokerListEntry),
})

/**
 * Statistics of the mediation centre: cases that wait for mediation, are in it or have been, by their state now (up to MOST_COUNTED each).
 * `resolvedAmounts` are the amounts claimed in those that their authors have marked resolved. `medianDays` from the first request for
 * mediation to the end of the case, whatever the end, of the MOST_COUNTED ended cases that changed last; null before any has ended.
 */
export const exposureSafeguard = declareCall({
  name: 'exposure.safeguard',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({}),
  output: object({
    counts: array(stateCount),
    resolvedAmounts: array(money),
    medianDays: nullable(number()),
    steps: array(object({ code: string(), name: string(), text: string() })),
  }),
  about: aboutExposures,
})

/**
 * Cases that wait for mediation, are in it or have been. One that ended without mediation is not among them. `counts` by state under the
 * other filters. `total` and `counts` end at MOST_COUNTED.
 */
export const exposureSafeguardcontentpage = declareCall({
  name: 'exposure.safeguardcontentpage',
  path: 'exposure/safeguard/contentpage-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    state: optional(oneOf(mediationStates)),
    traderCode: optional(code),
    order: withDefault(oneOf(['updated', 'new', 'amount']), 'updated'),
    ...paging,
  }),
  output: extend(pageOf(exposure), { counts: array(stateCount) }),
  about: aboutExposures,
})
