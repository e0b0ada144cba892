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
} from 'shared-state/schema'
import { aboutBroker } from './about.ts'
import { brokerListEntry, grade } from './entities/broker-list-entry.ts'
import { brokerEvidence } from './entities/broker-evidence.ts'
import { broker, brokerTab, riskLevel, scoreBreakdown, social } from './entities/broker.ts'
import { complaintFigures } from './entities/complaint-figures.ts'
import { exposureReason } from './entities/exposure.ts'
import { finding } from './entities/finding.ts'
import { code, day, identifier, instant, num } from './entities/fields.ts'
import { licence } from './entities/licence.ts'
import { money } from './entities/money.ts'
import { itemsOf } from './entities/page.ts'
import { scoreParts } from './rating/score-of-parts.ts'

const section = 'Brokers'
const aBroker = strictObject({ traderCode: code })

export const traderTips = declareCall({
  name: 'trader.tips',
  section,
  scope: 'public',
  method: 'GET',
  input: aBroker,
  output: itemsOf(
    object({
      level: oneOf(['info', 'warn', 'danger']),
      text: string(),
      since: nullable(instant),
      /** The finding that the text states, if it states one. */
      finding: nullable(finding),
    }),
  ),
  about: aboutBroker,
})

/**
 * `userId` is part of the request by spec 7.6 and has no effect: the answer says nothing about the viewer (decisions 2).
 * usercenter.collected says whether the viewer follows the broker. `claimed`: a company account represents the broker. `evidence`: dated
 * facts behind the verdict on it (calls/src/findings/verdict.ts).
 */
export const dealerMain = declareCall({
  name: 'dealer.main',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ traderCode: code, userId: optional(identifier) }),
  output: object({ main: broker, tabs: array(brokerTab), claimed: boolean(), evidence: brokerEvidence }),
  about: aboutBroker,
})

export const dealerIntro = declareCall({
  name: 'dealer.intro',
  section,
  scope: 'public',
  method: 'GET',
  input: aBroker,
  output: object({ intro: string(), faqs: array(object({ q: string(), a: string() })), updatedAt: instant }),
  about: aboutBroker,
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
  about: aboutBroker,
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
  about: aboutBroker,
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
  about: aboutBroker,
})

/**
 * `peers`: the mean of each component over brokers registered in the same country. `rank` counts from 1 by score among the
 * `rankOf` brokers that may lead (findings/findings-of.ts); null for any other. `changes`: the last
 * change of each figure; values as they were stored.
 */
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
    changes: array(
      object({
        figure: oneOf(['score', ...scoreParts, 'risk']),
        at: instant,
        from: nullable(string()),
        to: nullable(string()),
      }),
    ),
  }),
  about: aboutBroker,
})

/** Brokers of the same country to consider beside this one or in its place, those of its grade first, best first; only brokers that may lead. */
export const traderSimilar = declareCall({
  name: 'trader.similar',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ traderCode: code, num }),
  output: itemsOf(brokerListEntry),
  about: aboutBroker,
})

/** The figures of the public complaints about a broker, their reasons and the amounts claimed. */
export const dealerComplaintdescribe = declareCall({
  name: 'dealer.complaintdescribe',
  path: 'dealer/complaint/describe-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: aBroker,
  output: extend(complaintFigures, {
    byReason: array(object({ reason: exposureReason, name: string(), count: int() })),
    amounts: array(money),
  }),
  about: aboutBroker,
})
