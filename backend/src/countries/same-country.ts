import { shownLetters } from './country-names.ts'
import { countryCodeOf, isoCountries } from './iso-countries.ts'

/** Mainland China is shown as Hong Kong (spec 3): for a reader the two are one country. As SQL of a column with a numeric code. */
export const sameCountrySql = (column: string) => `CASE ${column} WHEN '156' THEN '344' ELSE ${column} END`

/** The code under which a filter offers a country: countries shown under one name are one choice. */
export const choiceOf = (countryCode: string): string => countryCodeOf(shownLetters(countryCode)) || countryCode

const byChoice = Map.groupBy(
  isoCountries.map(country => country.countryCode),
  choiceOf,
)

/** The codes that a filter by a country selects: of all countries shown under its name. Two digits are read as three. */
export function codesLike(countryCode: string): readonly string[] {
  const code = countryCode.padStart(3, '0')
  return byChoice.get(choiceOf(code)) ?? [code]
}

/** Numbers by country, added up by choice; the largest first. */
export function countedByChoice<Row extends { value: string; count: number }>(rows: readonly Row[]): Row[] {
  const byCode = new Map<string, Row>()
  for (const row of rows) {
    const value = choiceOf(row.value)
    byCode.set(value, { ...row, value, count: row.count + (byCode.get(value)?.count ?? 0) })
  }
  return [...byCode.values()].sort((one, other) => other.count - one.count)
}
