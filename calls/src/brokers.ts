import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  extend,
  gte,
  int,
  lte,
  number,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  nullable,
  withDefault,
} from 'shared-state/schema'
import { aboutBrokers } from './about.ts'
import { brokerListEntry, grade, grades } from './entities/broker-list-entry.ts'
import { brokerTab, riskLevel } from './entities/broker.ts'
import { anyOf, codes, countryCode, instant, keyword, num, paging, text, whole } from './entities/fields.ts'
import { licenceStatus } from './entities/licence.ts'
import { itemsOf, pageOf } from './entities/page.ts'

const section = 'Brokers'
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

/** Sub-pages of the broker list (spec 2.2): each holds the brokers that have its subject, in its own sort order. */
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
  'regulator',
  'update',
] as const
export const brokerOrders = [
  'score',
  'comments',
  'exposures',
  'updated',
  'new',
  'name',
  'deposit',
  'spread',
  'founded',
  'withdrawals',
] as const
export const platformKinds = ['mt4', 'mt5', 'own', 'other'] as const
/** Systems that a trading software runs on. */
export const softwareSystems = ['ios', 'android', 'web', 'windows', 'mac'] as const

/** What a sub-page of the list shows of a broker, in addition to its list entry. `lotCost`: the lowest cost of one lot of EUR/USD, in US dollars. */
export const brokerListDetails = object({
  accountTypes: int(),
  currencies: array(string()),
  lotCost: nullable(number()),
  withdrawals: int(),
  replied: int(),
  /** Complaints that the broker has not replied to within 14 days. */
  overdue: int(),
  entities: int(),
  website: nullable(string()),
  systems: array(string()),
  claimed: boolean(),
  riskLevel,
  updatedAt: instant,
})

/**
 * The broker list, or the brokers that have the subject of `tab`. `depositMax` in US dollars; `yearsMin` since foundation; `spreadMax` in
 * pips; `tier`: an active licence of a regulator of this tier or a stricter one; `withdrawals`: whether there are public complaints about
 * withdrawals; `feature`: codes of tags. `order` defaults to the tab's own sort order. `listed` counts the sub-page without filters.
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
    feature: anyOf(text(1, 40)),
    riskLevel: anyOf(riskLevel),
    system: anyOf(oneOf(softwareSystems)),
    tier: optional(whole(1, 4)),
    spreadMax: optional(number().check(gte(0), lte(999))),
    leverageMax: optional(whole(1, 100_000)),
    reviewsMin: optional(whole(1, 1_000_000)),
    withdrawals: optional(oneOf(['none', 'some'])),
    claimed: optional(oneOf(['true'])),
    order: optional(oneOf(brokerOrders)),
    ...paging,
  }),
  output: extend(pageOf(extend(brokerListEntry, { details: optional(brokerListDetails) })), {
    near: boolean(),
    listed: int(),
    order: oneOf(brokerOrders),
    tabs: array(brokerTab),
    /** The choices of each filter of this tab, with their number of brokers among those of the tab. `field` is the filter's name. */
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

/** Brokers to choose from while typing; without a keyword the best rated of those that may lead (findings/findings-of.ts). */
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

const byCodes = { section, input: strictObject({ codes }), output: itemsOf(brokerListEntry) }

/** In the requested order; unknown codes are left out. */
export const dealerGettraderbycodes = declareCall({
  name: 'dealer.gettraderbycodes',
  scope: 'public',
  method: 'GET',
  ...byCodes,
  about: aboutBrokers,
})

/** The same call as a POST, for lists too long for a URL. */
export const dealerGettraderbycodespost = declareCall({
  name: 'dealer.gettraderbycodespost',
  scope: 'public',
  path: 'dealer/gettraderbycodes-v1',
  method: 'POST',
  repeat: 'reads',
  ...byCodes,
  about: aboutBrokers,
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
