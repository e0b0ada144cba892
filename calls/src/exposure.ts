import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  extend,
  int,
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
import { exposure, exposureEvent, exposureReason, publicExposureState } from './entities/exposure.ts'
import { code, countryCode, keyword, num, paging, whole } from './entities/fields.ts'
import { money } from './entities/money.ts'
import { itemsOf, pageOf } from './entities/page.ts'

const section = 'Exposure'
const stateCount = object({ state: publicExposureState, name: string(), count: int() })

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

export const exposureRevelation = declareCall({
  name: 'exposure.revelation',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    traderCode: optional(code),
    reason: optional(exposureReason),
    state: optional(publicExposureState),
    countryCode: optional(countryCode),
    replied: optional(boolean()),
    order: withDefault(oneOf(['new', 'updated', 'amount']), 'new'),
    ...paging,
  }),
  output: extend(pageOf(exposure), { counts: array(stateCount) }),
  about: aboutExposures,
})

/** A public exposure with its timeline, newest first; the same for everyone. exposure.own shows the viewer's part. */
export const exposureDetail = declareCall({
  name: 'exposure.detail',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ code }),
  output: object({ exposure, events: array(exposureEvent) }),
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

export const exposureTradercategory = declareCall({
  name: 'exposure.tradercategory',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ traderCode: code }),
  output: extend(itemsOf(object({ reason: exposureReason, name: string(), count: int() })), { total: int() }),
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

/** Statistics of the mediation centre. `medianDays` from publication to resolution; null without a resolved case. */
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
