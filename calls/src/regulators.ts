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

/** `keyword` is looked for in name, abbreviation, host, and the country's name in either language; misspelt ones are understood. */
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
 * `brokers` are those with a licence of it, each with those licences; `licenceStats` counts its licences. `warnings` are findings of
 * our own checks, the gravest first: brokers that show its name without, beyond or after a licence. `content` is cleaned HTML.
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
 * What a regulator has published, newest first, as it was imported: `url` is the regulator's own page. Without an import the
 * page is empty, because nobody may make up an act of a real authority (decisions 8). `traderCode`: the listed broker it names,
 * and, asked for, only what names that one.
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

/** Kinds of notices with how many there are, of one regulator or of all. */
export const regulatorCategory = declareCall({
  name: 'regulator.category',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ code: optional(code) }),
  output: itemsOf(object({ code: noticeCategory, name: string(), count: int() })),
})
