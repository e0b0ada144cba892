import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  extend,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { countryCode, day, keyword, paging } from './entities/fields.ts'
import { pageOf } from './entities/page.ts'
import { blacklistReasons } from './findings/blacklist-reasons.ts'

const reason = oneOf(blacklistReasons)

/**
 * The black list (decisions 7): brokers with a cloned or revoked licence or a regulator's warning, or without any licence and with a public
 * complaint. `reasons` are worst first. `at`: the day of the warning or the latest complaint, or on which the licence was found to be so;
 * null if unknown. `source`: the warning, or the register in which the licence can be checked. `order`: gravity sorts by the worst reasons.
 */
export const dealerBlacklist = declareCall({
  name: 'dealer.blacklist',
  section: 'Brokers',
  scope: 'public',
  method: 'GET',
  input: strictObject({
    keyword: optional(keyword),
    countryCode: optional(countryCode),
    reason: optional(reason),
    order: withDefault(oneOf(['gravity', 'exposures', 'score', 'name']), 'gravity'),
    ...paging,
  }),
  output: pageOf(
    extend(brokerListEntry, {
      reasons: array(
        object({ reason, at: nullable(day), source: nullable(object({ name: string(), url: string() })) }),
      ),
    }),
  ),
})
