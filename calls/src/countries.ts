import { declareCall } from 'shared-state/api/declare-call'
import { strictObject } from 'shared-state/schema'
import { country } from './entities/country.ts'
import { keyword, num } from './entities/fields.ts'
import { itemsOf } from './entities/page.ts'

const section = 'Home and shell'

/** Countries with the most registered brokers. The table asks for the most visited, but visits by country are not counted here. */
export const homefucCountryhot = declareCall({
  name: 'homefuc.countryhot',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ num }),
  output: itemsOf(country),
})

/** Searches by name in either language, by letters or by number; tolerates misspelt names. Best match first. */
export const homefucCountrysearch = declareCall({
  name: 'homefuc.countrysearch',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ keyword }),
  output: itemsOf(country),
})
