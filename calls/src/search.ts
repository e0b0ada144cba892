import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  extend,
  int,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { keyword, num, paging, trimmed } from './entities/fields.ts'
import { itemsOf, pageOf } from './entities/page.ts'
import { regulator } from './entities/regulator.ts'
import { searchHit, searchType, searchTypes } from './entities/search-hit.ts'

const section = 'Home and shell'

/** Suggestions from two characters on (decisions 7): brokers, regulators and articles, each with its page. */
export const homefucSearchtip = declareCall({
  name: 'homefuc.searchtip',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ keyword: trimmed(2, 64), num }),
  output: itemsOf(searchHit),
})

/**
 * The best five hits of each type, types without hits left out; `total` counts all of them. `near`: there were no or few exact
 * matches, so hits with similar spelling are included. `meant`: suggested corrections where nothing was found. `hot`: popular searches, also
 * without a keyword, which finds nothing.
 */
export const searchIndex = declareCall({
  name: 'search.index',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ keyword: optional(keyword), type: withDefault(oneOf(['all', ...searchTypes]), 'all') }),
  output: object({
    groups: array(object({ type: searchType, name: string(), total: int(), near: boolean(), items: array(searchHit) })),
    meant: array(string()),
    hot: array(string()),
  }),
})

/** All hits of one type. `match` sorts by: exact name, its beginning, beginning of a later word, anywhere in it, similar spelling. */
export const searchDetail = declareCall({
  name: 'search.detail',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ keyword, type: searchType, order: withDefault(oneOf(['match', 'new']), 'match'), ...paging }),
  output: extend(pageOf(searchHit), { near: boolean() }),
})

/** Regulators by name, abbreviation and country, in either language. */
export const searchRegulatorindex = declareCall({
  name: 'search.regulatorindex',
  path: 'search/regulator/index-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ keyword, ...paging }),
  output: pageOf(regulator),
})
