import type { SearchHit } from 'calls/entities/search-hit'
import type { Language } from 'shared-state/i18n/languages'
import type { ReferenceData, RegulatorRow } from '../reference/reference-data.ts'
import { regulatorCountry } from '../reference/regulator-country.ts'
import type { MatchRegulators } from '../regulators/regulator-match.ts'
import type { Find } from './find.ts'
import { pageOfMatches } from './page-of-matches.ts'

export const regulatorHit = (row: RegulatorRow, lang: Language): SearchHit => ({
  type: 'regulator',
  code: row.code,
  title: row.name,
  text: `${row.abbreviation}, ${regulatorCountry(row, lang)}`,
  lang,
  url: `/${lang}/regulators/${row.slug}-${row.code}.html`,
  ico: null,
})

/** Regulators have no date: they are sorted by match only. */
export const findRegulators =
  ({ reference }: { reference: ReferenceData }, match: MatchRegulators): Find =>
  async (keyword, lang, page) =>
    pageOfMatches(match((await reference.regulators()).values(), keyword.raw), page, row => regulatorHit(row, lang))
