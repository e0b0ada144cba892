import { declareCall } from 'shared-state/api/declare-call'
import { array, oneOf, record, strictObject, string } from 'shared-state/schema'
import { country } from './entities/country.ts'
import { language, matching } from './entities/fields.ts'
import { homeData } from './home.ts'

const section = 'Static files'
/** Countries grouped by the first letter of their names. */
const countriesByLetter = record(string(), array(country))

/** Dialling prefixes with Chinese names, grouped by pinyin initial (spec 7.6). */
export const staticAreacodecn = declareCall({
  name: 'static.areacodecn',
  path: '/static/json/areacode-cn.json',
  section,
  scope: 'public',
  method: 'GET',
  frame: 'bare',
  input: strictObject({}),
  output: countriesByLetter,
})

/** Dialling prefixes with English names. */
export const staticAreacodeen = declareCall({
  name: 'static.areacodeen',
  path: '/static/json/areacode-en.json',
  section,
  scope: 'public',
  method: 'GET',
  frame: 'bare',
  input: strictObject({}),
  output: countriesByLetter,
})

/** The answer of home.data for one country and language (spec 9), in English for a language without content. 404/3001 for another pair. */
export const staticHomedata = declareCall({
  name: 'static.homedata',
  path: '/static/json/home/{country}/{lang}/{path}.json',
  section,
  scope: 'public',
  method: 'GET',
  frame: 'bare',
  cacheMinutes: 20,
  input: strictObject({ country: matching(/^[a-z]{2}$/, 2), lang: language, path: oneOf(['index']) }),
  output: homeData.output,
})
