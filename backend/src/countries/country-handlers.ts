import { homefucCountryhot, homefucCountrysearch } from 'calls/countries'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { memoize } from 'platform/api/memoize'
import { publicLanguages } from 'shared-state/i18n/languages'
import { readKeyword } from '../matching/keyword.ts'
import { bestMatches, comparedNames } from '../matching/match-rank.ts'
import { countryGroups, countryName } from './country-names.ts'
import { isoCountries } from './iso-countries.ts'
import { countedByChoice } from './same-country.ts'

export function countryHandlers({ db }: { db: Db }): CallHandler[] {
  const names = new Map(
    isoCountries.map(({ countryCode, twoCharCode }) => [
      countryCode,
      comparedNames([...publicLanguages.map(lang => countryName(countryCode, lang)), twoCharCode, countryCode]),
    ]),
  )
  const byBrokers = memoize({ seconds: 300 }, async () => {
    const rows = await db.query<{ value: string; count: number }>(
      `SELECT value, count FROM broker_facets WHERE field = 'country' ORDER BY count DESC, value`,
    )
    return countedByChoice(rows).map(({ value }) => value)
  })
  return [
    handle(homefucCountryhot, async ({ num }, { caller }) => {
      const countries = new Map(
        countryGroups(caller.lang, false)
          .flatMap(({ items }) => items)
          .map(country => [country.countryCode, country]),
      )
      const items = (await byBrokers()).map(code => countries.get(code)).filter(country => country !== undefined)
      return { items: items.slice(0, num) }
    }),
    handle(homefucCountrysearch, async ({ keyword }, { caller }) => {
      const all = countryGroups(caller.lang, false).flatMap(({ items }) => items)
      const found = bestMatches(
        all,
        readKeyword(keyword),
        ({ countryCode }) => names.get(countryCode) ?? comparedNames([]),
      )
      return { items: found.map(({ item }) => item) }
    }),
  ]
}
