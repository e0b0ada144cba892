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
import { brokerListEntry, grade, grades } from './entities/broker-list-entry.ts'
import { broker, brokerTab, riskLevel, scoreBreakdown, social } from './entities/broker.ts'
import { exposureReason } from './entities/exposure.ts'
import {
  anyOf,
  code,
  codes,
  countryCode,
  day,
  identifier,
  instant,
  keyword,
  num,
  paging,
  text,
  whole,
} from './entities/fields.ts'
import { licence, licenceStatus } from './entities/licence.ts'
import { money } from './entities/money.ts'
import { itemsOf, pageOf } from './entities/page.ts'

const section = 'Brokers'
const aBroker = strictObject({ traderCode: code })
const choice = object({ value: string(), name: string() })
/**
 * `twoCharCode`: of the country itself, or of the regulator's country; absent where the choice has no country. A regulator's
 * country is named as well, because abbreviations are not unique.
 */
const facetChoice = object({
  value: string(),
  name: string(),
  count: int(),
  twoCharCode: optional(string()),
  countryName: optional(string()),
})

/** Sub-pages of the broker list (spec 2.2); each is this list with its own sort order. */
export const brokerListTabs = [
  'all',
  'info',
  'account',
  'safe',
  'review',
  'trade',
  'login',
  'service',
  'deposit',
  'company',
  'crypto',
  'app',
  'update',
] as const
export const brokerOrders = ['score', 'comments', 'exposures', 'updated', 'new', 'name'] as const
export const platformKinds = ['mt4', 'mt5', 'own', 'other'] as const

/**
 * The broker list. `depositMax` in US dollars; `yearsMin` since foundation; `order` defaults to the tab's own sort order.
 * With a keyword `total` counts up to 10,000; `near`: no name matches the keyword, and these have similar names.
 */
export const brokersIndexinit = declareCall({
  name: 'brokers.indexinit',
  path: 'brokers/index/init-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    tab: withDefault(oneOf(brokerListTabs), 'all'),
    keyword: optional(keyword),
    regulatorId: anyOf(whole(1, 32_767)),
    licenceStatus: anyOf(licenceStatus),
    countryCode: anyOf(countryCode),
    grade: anyOf(oneOf([...grades, 'none'])),
    platform: anyOf(oneOf(platformKinds)),
    minScore: optional(number().check(gte(0), lte(10))),
    depositMax: optional(number().check(gte(0), lte(1_000_000))),
    yearsMin: optional(whole(0, 200)),
    order: optional(oneOf(brokerOrders)),
    ...paging,
  }),
  output: extend(pageOf(brokerListEntry), {
    near: boolean(),
    order: oneOf(brokerOrders),
    tabs: array(brokerTab),
    /** The choices of each filter, with their number of brokers in the whole list. `field` is the filter's name. */
    facets: array(object({ field: string(), items: array(facetChoice) })),
  }),
})

/** `total` counts up to 10,000. `near`: there were few exact matches, so similar names are included. */
export const traderSearch = declareCall({
  name: 'trader.search',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    keyword,
    regulatorId: optional(whole(1, 32_767)),
    countryCode: optional(countryCode),
    grade: optional(grade),
    order: withDefault(oneOf(['match', 'score', 'new']), 'match'),
    ...paging,
  }),
  output: extend(pageOf(brokerListEntry), { near: boolean() }),
})

/** Brokers to choose from while typing; without a keyword the best rated. */
export const traderDropdown = declareCall({
  name: 'trader.dropdown',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ keyword: optional(text(0, 64)), num }),
  output: itemsOf(brokerListEntry),
})

/** Resolves a broker's address; `moved`: the slug is no longer the broker's current one (decisions 1: 301 to `path`). */
export const traderUrlnameinit = declareCall({
  name: 'trader.urlnameinit',
  path: 'trader/urlname/init-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ nameCode: text(1, 160) }),
  output: object({ traderCode: string(), slug: string(), path: string(), moved: boolean() }),
})

export const traderTips = declareCall({
  name: 'trader.tips',
  section,
  scope: 'public',
  method: 'GET',
  input: aBroker,
  output: itemsOf(object({ level: oneOf(['info', 'warn', 'danger']), text: string(), since: nullable(instant) })),
})

const byCodes = { section, input: strictObject({ codes }), output: itemsOf(brokerListEntry) }

/** In the requested order; unknown codes are left out. */
export const dealerGettraderbycodes = declareCall({
  name: 'dealer.gettraderbycodes',
  scope: 'public',
  method: 'GET',
  ...byCodes,
})

/** The same call as a POST, for lists too long for a URL. */
export const dealerGettraderbycodespost = declareCall({
  name: 'dealer.gettraderbycodespost',
  scope: 'public',
  path: 'dealer/gettraderbycodes-v1',
  method: 'POST',
  repeat: 'reads',
  ...byCodes,
})

/**
 * `userId` is part of the request by spec 7.6 and has no effect: the answer says nothing about the viewer (decisions 2).
 * usercenter.collected says whether the viewer follows the broker. `claimed`: a company account represents the broker.
 */
export const dealerMain = declareCall({
  name: 'dealer.main',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ traderCode: code, userId: optional(identifier) }),
  output: object({ main: broker, tabs: array(brokerTab), claimed: boolean() }),
})

export const dealerIntro = declareCall({
  name: 'dealer.intro',
  section,
  scope: 'public',
  method: 'GET',
  input: aBroker,
  output: object({ intro: string(), faqs: array(object({ q: string(), a: string() })), updatedAt: instant }),
})

/** `spreadFrom` in pips on EUR/USD; `commission` per lot, both sides. */
export const dealerAccount = declareCall({
  name: 'dealer.account',
  section,
  scope: 'public',
  method: 'GET',
  input: aBroker,
  output: itemsOf(
    object({
      name: string(),
      minDeposit: money,
      maxLeverage: int(),
      spreadFrom: number(),
      commission: money,
      currencies: array(string()),
      ea: boolean(),
    }),
  ),
})

export const dealerInfos = declareCall({
  name: 'dealer.infos',
  section,
  scope: 'public',
  method: 'GET',
  input: aBroker,
  output: object({
    legalName: string(),
    countryCode: string(),
    countryName: string(),
    foundedYear: nullable(int()),
    website: nullable(string()),
    socials: array(social),
    entities: array(
      object({ name: string(), countryCode: string(), twoCharCode: string(), countryName: string(), role: string() }),
    ),
  }),
})

export const dealerEmnums = declareCall({
  name: 'dealer.emnums',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({}),
  output: object({
    licenceStatus: array(choice),
    reasons: array(choice),
    grades: array(choice),
    riskLevels: array(choice),
    tabs: array(choice),
  }),
})

/** `warnings` are this site's own findings, never an authority's words (decisions 8). */
export const dealerSkyeye = declareCall({
  name: 'dealer.skyeye',
  section,
  scope: 'public',
  method: 'GET',
  input: aBroker,
  output: object({
    licences: array(licence),
    breakdown: nullable(scoreBreakdown),
    riskLevel,
    warnings: array(object({ regulatorCode: string(), title: string(), url: string(), at: nullable(day) })),
  }),
})

/** `peers`: the mean of each component over brokers registered in the same country. `rank` counts from 1 by score. */
export const dealerSkyeyescorev2 = declareCall({
  name: 'dealer.skyeyescorev2',
  path: 'dealer/skyeye/score-v2',
  section,
  scope: 'public',
  method: 'GET',
  input: aBroker,
  output: object({
    score: nullable(number()),
    grade: nullable(grade),
    stars: nullable(number()),
    scoredAt: instant,
    breakdown: nullable(scoreBreakdown),
    peers: nullable(scoreBreakdown),
    rank: nullable(int()),
    rankOf: int(),
  }),
})

export const dealerComplaintdescribe = declareCall({
  name: 'dealer.complaintdescribe',
  path: 'dealer/complaint/describe-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: aBroker,
  output: object({
    total: int(),
    last90Days: int(),
    resolved: int(),
    replied: int(),
    byReason: array(object({ reason: exposureReason, name: string(), count: int() })),
    amounts: array(money),
  }),
})
