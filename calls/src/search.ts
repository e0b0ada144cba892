import { declareCall } from 'shared-state/api/declare-call'
import { array, boolean, extend, int, object, oneOf, strictObject, string, withDefault } from 'shared-state/schema'
import { keyword, num, paging, trimmed } from './entities/fields.ts'
import { itemsOf, pageOf } from './entities/page.ts'
import { regulator } from './entities/regulator.ts'
import { searchHit, searchType, searchTypes } from './entities/search-hit.ts'

const section = 'Home and shell'

/** What may be meant, from two characters on (decisions 7): brokers, regulators and articles, with the page of each. */
export const homefucSearchtip = declareCall({
  name: 'homefuc.searchtip',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ keyword: trimmed(2, 64), num }),
  output: itemsOf(searchHit),
})

/**
 * The best five of each kind, kinds without a find left out; `total` is how many there are. `near`: nothing, or too little, is
 * written as the keyword is, and what is spelt nearly so is among them. `meant`: where nothing was found, words to look for
 * instead. `hot`: what else to look for.
 */
export const searchIndex = declareCall({
  name: 'search.index',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ keyword, type: withDefault(oneOf(['all', ...searchTypes]), 'all') }),
  output: object({
    groups: array(object({ type: searchType, name: string(), total: int(), near: boolean(), items: array(searchHit) })),
    meant: array(string()),
    hot: array(string()),
  }),
})

/** All finds of one kind. `match`: the name itself, its beginning, a later word's, anywhere in it, spelt nearly so. */
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
