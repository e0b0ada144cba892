import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { accusedName } from 'calls/findings/accused-name'
import type { Db } from 'database/db'
import { shownLetters } from '../countries/country-names.ts'
import { sameCountrySql } from '../countries/same-country.ts'

export interface NamesakeRow {
  code: string
  legal_name: string
  country_code: string
  namesakes: 0 | 1 | 2 | 3
}

const shown = (column: string) => `replace(${column}, ' ', '')`
// Cheaper than searchable(): some names are shared by hundreds of brokers.
const legal = (alias: string) => `lower(replace(${alias}.legal_name, ' ', ''))`
const inCountry = `${sameCountrySql('o.country_code')} = ${sameCountrySql('b.country_code')}`

/**
 * Whether another broker has the full name of `brokers b`, as its full or its short name, regardless of case, accents and spaces: 0 none,
 * 1 one in another country, 2 one in the same country, 3 one in the same country with the same legal name.
 */
const namesakesSql = `(SELECT CASE WHEN count(*) = 0 THEN 0 WHEN NOT bool_or(${inCountry}) THEN 1
    WHEN NOT bool_or(${inCountry} AND ${legal('o')} = ${legal('b')}) THEN 2 ELSE 3 END
  FROM (SELECT n.code, n.country_code, n.legal_name FROM brokers n WHERE ${shown('n.find_name')} = ${shown('b.find_name')}
        UNION ALL SELECT n.code, n.country_code, n.legal_name FROM brokers n
          WHERE ${shown('searchable(n.short_name)')} = ${shown('b.find_name')}) o
  WHERE o.code <> b.code)`
export const namesakesColumn = `${namesakesSql} AS namesakes`

/** The field of a list entry that tells a broker apart from those of the same name. */
export function namesakeDetails(row: NamesakeRow): Pick<BrokerListEntry, 'namesakeDetails'> {
  if (row.namesakes === 0) return {}
  if (shownLetters(row.country_code) === '' || row.namesakes === 3)
    return { namesakeDetails: [row.legal_name, row.code] }
  return { namesakeDetails: row.namesakes === 2 ? [row.legal_name] : [] }
}

/** What accusedNameOf() needs of the broker with the given code, as one column; null for none. */
export const accusedColumn = (
  code: string,
): string => `(SELECT json_build_object('code', b.code, 'show_name', b.show_name,
  'legal_name', b.legal_name, 'country_code', b.country_code, 'namesakes', ${namesakesSql}) FROM brokers b WHERE b.code = ${code})`

export interface AccusedRow extends NamesakeRow {
  show_name: string
}

/** The name under which a broker is accused in the server's own texts. */
export const accusedNameOf = (row: AccusedRow, lang: string): string =>
  accusedName({ showName: row.show_name, twoCharCode: shownLetters(row.country_code), ...namesakeDetails(row) }, lang)

/** The same for several brokers, by code. */
export async function accusedNames(db: Db, codes: readonly string[], lang: string): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await db.query<AccusedRow>(
    `SELECT b.code, b.show_name, b.legal_name, b.country_code, ${namesakesColumn} FROM brokers b WHERE b.code = ANY($1)`,
    [[...new Set(codes)]],
  )
  return new Map(rows.map(row => [row.code, accusedNameOf(row, lang)]))
}
