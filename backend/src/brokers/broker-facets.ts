import type { brokersIndexinit } from 'calls/brokers'
import { licenceStatusNames } from 'calls/states/state-names'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { countryName, shownLetters } from '../countries/country-names.ts'
import { countryCodeOf } from '../countries/iso-countries.ts'
import { countedByChoice } from '../countries/same-country.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { notRated, platformNames, riskNames } from '../reference/words.ts'
import { isSubject, subjectCondition } from './broker-subjects.ts'
import { ownFilters } from './own-filters.ts'
import type { OwnField } from './own-filters.ts'

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
type FacetField = (typeof fields)[number][0] | OwnField

/** The same for filters that only some sub-pages have. */
const ownNames: Record<OwnField, Facet['field']> = {
  risk_level: 'riskLevel',
  feature: 'feature',
  system: 'system',
  tier: 'tier',
  spread: 'spreadMax',
  leverage: 'leverageMax',
  claimed: 'claimed',
  withdrawals: 'withdrawals',
  reviews: 'reviewsMin',
}
const systemNames: Record<string, string> = {
  ios: 'iOS',
  android: 'Android',
  web: 'Web',
  windows: 'Windows',
  mac: 'macOS',
}
const claimedName = { en: 'Answers here', id: 'Menjawab di sini' }
const withdrawalNames: Record<string, Record<Language, string>> = {
  none: { en: 'No complaints', id: 'Tidak ada pengaduan' },
  some: { en: 'With complaints', id: 'Ada pengaduan' },
}
const byRisk = ['low', 'medium', 'high']

/**
 * Reviews and complaints are written every day, and licences expire, so these are counted when they are read; all else is counted by the
 * database.
 */
const countedNow: Partial<Record<OwnField, (where: string) => string>> = {
  risk_level: where =>
    `SELECT 'risk_level' AS field, shown_risk(b) AS value, count(*)::integer AS count FROM brokers b ${where} GROUP BY 2`,
  withdrawals: where =>
    `SELECT 'withdrawals' AS field, CASE WHEN b.withdrawal_count > 0 THEN 'some' ELSE 'none' END AS value, count(*)::integer AS count
     FROM brokers b ${where} GROUP BY 2`,
  reviews: where =>
    `SELECT 'reviews' AS field, bound::text AS value, count(*)::integer AS count
     FROM (VALUES (5), (10), (25), (50)) AS v(bound) JOIN brokers b ON b.comment_count >= bound ${where} GROUP BY bound`,
}

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
  risk_level: (a, b) => byRisk.indexOf(a.value) - byRisk.indexOf(b.value),
  feature: byCount,
  system: byCount,
  tier: byNumber,
  spread: byNumber,
  leverage: byNumber,
  claimed: byCount,
  withdrawals: (a, b) => (a.value < b.value ? -1 : 1),
  reviews: byNumber,
}

/** The options of each filter of the broker list or of one of its sub-pages, with counts over all of its brokers. */
export function createBrokerFacets(
  db: Db,
  reference: ReferenceData,
): (lang: Language, tab: string) => Promise<Facet[]> {
  const rowsOf = memoize({ seconds: 60 }, async (tab: string) => {
    const subject = isSubject(tab) ? tab : undefined
    const where = subject ? `WHERE ${subjectCondition(subject)}` : ''
    const statements = ownFiltersOf(tab).flatMap(({ field }) => countedNow[field]?.(where) ?? [])
    const counted = await Promise.all([
      db.query<FacetRow>('SELECT field, value, count FROM broker_list_facets WHERE tab = $1', [subject ?? 'all']),
      ...statements.map(sql => db.query<FacetRow>(sql)),
    ])
    const all = counted.flat()
    const isCountry = ({ field }: FacetRow) => field === 'country'
    return [...all.filter(row => !isCountry(row)), ...countedByChoice(all.filter(isCountry))]
  })
  return memoize({ seconds: 60 }, async (lang: Language, tab: string) => {
    const [rows, regulators, tags] = await Promise.all([
      rowsOf(tab),
      reference.regulators(),
      reference.tags('broker', lang),
    ])
    const nameOf: Record<FacetField, (value: string) => string> = {
      grade: value => (value === 'none' ? notRated[lang] : value),
      regulator: value => regulators.get(Number(value))?.abbreviation ?? value,
      licence_status: value => licenceStatusNames[value as keyof typeof licenceStatusNames]?.[lang] ?? value,
      platform: value => platformNames[value as keyof typeof platformNames]?.[lang] ?? value,
      deposit: value => `≤ $${value}`,
      years: value => `≥ ${value}`,
      country: value => countryName(value, lang),
      risk_level: value => riskNames[value as keyof typeof riskNames]?.[lang] ?? value,
      feature: value => tags.get(value) ?? value,
      system: value => systemNames[value] ?? value,
      tier: value => value,
      spread: value => `≤ ${value}`,
      leverage: value => `≤ 1:${value}`,
      claimed: () => claimedName[lang],
      withdrawals: value => withdrawalNames[value]?.[lang] ?? value,
      reviews: value => `≥ ${value}`,
    }
    const countryOf: Partial<Record<FacetField, (value: string) => Pick<FacetChoice, 'twoCharCode' | 'countryName'>>> =
      {
        regulator: value => {
          const twoCharCode = regulators.get(Number(value))?.two_char_code
          return twoCharCode ? { twoCharCode, countryName: countryName(countryCodeOf(twoCharCode), lang) } : {}
        },
        country: value => ({ twoCharCode: shownLetters(value) }),
      }
    const facetOf = (stored: FacetField, field: Facet['field'], values?: readonly string[]): Facet => ({
      field,
      items: rows
        .filter(row => row.field === stored && (!values || values.includes(row.value)))
        .sort(sorters[stored])
        .map(({ value, count }) => ({ value, name: nameOf[stored](value), count, ...countryOf[stored]?.(value) })),
    })
    const own = ownFiltersOf(tab).map(({ field, values }) => facetOf(field, ownNames[field], values))
    return [...own.filter(({ items }) => items.length > 0), ...fields.map(([stored, field]) => facetOf(stored, field))]
  })
}

const ownFiltersOf = (tab: string) => ownFilters[tab as keyof typeof ownFilters] ?? []
