import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  extend,
  int,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { code, instant, keyword, paging, twoCharCode, whole } from './entities/fields.ts'
import { licence, licenceStatus } from './entities/licence.ts'
import { itemsOf, pageOf } from './entities/page.ts'
import { regulator } from './entities/regulator.ts'

const section = 'Regulators'

/** `keyword` searches name, abbreviation, host, and the country's name in either language; tolerates misspellings. */
export const regulatorList = declareCall({
  name: 'regulator.list',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    twoCharCode: optional(twoCharCode),
    tier: optional(whole(1, 4)),
    keyword: optional(keyword),
    order: withDefault(oneOf(['tier', 'name', 'brokers']), 'tier'),
    ...paging,
  }),
  output: pageOf(regulator),
})

export const regulatorInfo = declareCall({
  name: 'regulator.info',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ code }),
  output: object({ regulator }),
})

/**
 * `brokers` are those with a licence from this regulator, each with these licences; `licenceStats` counts all by status. `warnings` are
 * findings of our own checks, most serious first: brokers that claim the regulator without a licence, beyond its scope or after
 * it has ended. `content` is sanitised HTML.
 */
export const regulatorDetail = declareCall({
  name: 'regulator.detail',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    code,
    licenceStatus: optional(licenceStatus),
    order: withDefault(oneOf(['score', 'name']), 'score'),
    ...paging,
  }),
  output: object({
    regulator: extend(regulator, { content: string(), faqs: array(object({ q: string(), a: string() })) }),
    licenceStats: array(object({ status: licenceStatus, name: string(), count: int() })),
    brokers: pageOf(extend(brokerListEntry, { licences: array(licence) })),
    warnings: array(object({ broker: brokerListEntry, licence })),
  }),
})

export const noticeCategories = ['warning', 'enforcement', 'licence', 'rule', 'other'] as const
const noticeCategory = oneOf(noticeCategories)

/**
 * A regulator's publications as imported, newest first: `url` is the regulator's own page. Without an import the
 * page is empty, because acts of a real authority must not be invented (decisions 8). `traderCode` is the listed broker that an
 * item names; as an input it selects the items that name this broker.
 */
export const regulatorContentpage = declareCall({
  name: 'regulator.contentpage',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    code,
    category: optional(noticeCategory),
    keyword: optional(keyword),
    traderCode: optional(code),
    ...paging,
  }),
  output: pageOf(
    object({
      id: string(),
      title: string(),
      category: noticeCategory,
      url: string(),
      at: instant,
      traderCode: nullable(string()),
    }),
  ),
})

/** Categories of notices with their counts, of one regulator or of all. */
export const regulatorCategory = declareCall({
  name: 'regulator.category',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ code: optional(code) }),
  output: itemsOf(object({ code: noticeCategory, name: string(), count: int() })),
})
