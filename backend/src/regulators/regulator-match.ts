import { publicLanguages } from 'shared-state/i18n/languages'
import { readKeyword } from '../matching/keyword.ts'
import { bestMatches, comparedNames } from '../matching/match-rank.ts'
import type { ComparedNames, Match } from '../matching/match-rank.ts'
import type { RegulatorRow } from '../reference/reference-data.ts'
import { regulatorCountry } from '../reference/regulator-country.ts'

/**
 * Matches regulators by abbreviation, name, country in each language and host, best match first; equal matches keep their order. Without a
 * match, similar spellings, unless `withNear` is false.
 */
export type MatchRegulators = (rows: Iterable<RegulatorRow>, typed: string, withNear?: boolean) => Match<RegulatorRow>[]

/** Names are prepared once per row; when the reference data is reloaded, its new rows are prepared again. */
export function createRegulatorMatch(): MatchRegulators {
  const ready = new WeakMap<RegulatorRow, ComparedNames>()
  const namesOf = (row: RegulatorRow): ComparedNames => {
    const known = ready.get(row)
    if (known) return known
    const made = comparedNames([
      row.abbreviation,
      row.name,
      ...publicLanguages.map(lang => regulatorCountry(row, lang)),
      row.host,
    ])
    ready.set(row, made)
    return made
  }
  return (rows, typed, withNear) => bestMatches(rows, readKeyword(typed), namesOf, withNear)
}
