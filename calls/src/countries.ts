import { declareCall } from 'shared-state/api/declare-call'
import { strictObject } from 'shared-state/schema'
import { country } from './entities/country.ts'
import { keyword, num } from './entities/fields.ts'
import { itemsOf } from './entities/page.ts'

const section = 'Home and shell'

/** Countries that most listed brokers are registered in. The table asks for the most visited; visits by country are not counted here. */
export const homefucCountryhot = declareCall({
  name: 'homefuc.countryhot',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ num }),
  output: itemsOf(country),
})

/** By name in either language, by letters or number; misspelt names too. Best match first. */
export const homefucCountrysearch = declareCall({
  name: 'homefuc.countrysearch',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ keyword }),
  output: itemsOf(country),
})
