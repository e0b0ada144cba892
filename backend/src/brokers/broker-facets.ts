import type { brokersIndexinit } from 'calls/brokers'
import { licenceStatusNames } from 'calls/states/state-names'
import type { Db } from 'database/db'
import { kept } from 'platform/api/kept'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { countryName, shownLetters } from '../countries/country-names.ts'
import { countryCodeOf } from '../countries/iso-countries.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { notRated, platformNames } from '../reference/words.ts'

type Facet = CallOutput<typeof brokersIndexinit>['facets'][number]
type FacetChoice = Facet['items'][number]

interface FacetRow {
  field: string
  value: string
  count: number
}

/** Filters of the list, in this order: the name in the database and the one in the call. */
const fields = [
  ['grade', 'grade'],
  ['regulator', 'regulatorId'],
  ['licence_status', 'licenceStatus'],
  ['platform', 'platform'],
  ['deposit', 'depositMax'],
  ['years', 'yearsMin'],
  ['country', 'countryCode'],
] as const
type FacetField = (typeof fields)[number][0]

const byGrade = ['AAA', 'AA', 'A', 'B', 'C', 'D', 'E', 'none']
const byNumber = (a: FacetRow, b: FacetRow) => Number(a.value) - Number(b.value)
const byCount = (a: FacetRow, b: FacetRow) => b.count - a.count
const sorters: Record<FacetField, (a: FacetRow, b: FacetRow) => number> = {
  grade: (a, b) => byGrade.indexOf(a.value) - byGrade.indexOf(b.value),
  regulator: byCount,
  licence_status: byCount,
  platform: byCount,
  deposit: byNumber,
  years: byNumber,
  country: byCount,
}

/** The options of each filter of the broker list, with counts over the whole list (maintained by the database). */
export function createBrokerFacets(db: Db, reference: ReferenceData): (lang: Language) => Promise<Facet[]> {
  return kept({ seconds: 60 }, async (lang: Language) => {
    const [rows, regulators] = await Promise.all([
      db.query<FacetRow>('SELECT field, value, count FROM broker_facets'),
      reference.regulators(),
    ])
    const nameOf: Record<FacetField, (value: string) => string> = {
      grade: value => (value === 'none' ? notRated[lang] : value),
      regulator: value => regulators.get(Number(value))?.abbreviation ?? value,
      licence_status: value => licenceStatusNames[value as keyof typeof licenceStatusNames]?.[lang] ?? value,
      platform: value => platformNames[value as keyof typeof platformNames]?.[lang] ?? value,
      deposit: value => `≤ $${value}`,
      years: value => `≥ ${value}`,
      country: value => countryName(value, lang),
    }
    const countryOf: Partial<Record<FacetField, (value: string) => Pick<FacetChoice, 'twoCharCode' | 'countryName'>>> =
      {
        regulator: value => {
          const twoCharCode = regulators.get(Number(value))?.two_char_code
          return twoCharCode ? { twoCharCode, countryName: countryName(countryCodeOf(twoCharCode), lang) } : {}
        },
        country: value => ({ twoCharCode: shownLetters(value) }),
      }
    return fields.map(([stored, field]) => ({
      field,
      items: rows
        .filter(row => row.field === stored)
        .sort(sorters[stored])
        .map(({ value, count }) => ({ value, name: nameOf[stored](value), count, ...countryOf[stored]?.(value) })),
    }))
  })
}
