import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { LicenceStatus } from 'calls/entities/licence'
import { blacklistBits } from 'calls/findings/blacklist-reasons'
import { findingsOf, isActive } from 'calls/findings/findings-of'
import type { LicenceFacts } from 'calls/findings/findings-of'
import { starsOf } from 'calls/rating/stars'
import type { Db } from 'database/db'
import { shownLetters } from '../countries/country-names.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { anyOf } from '../sql-parts.ts'
import { namesakeDetails, namesakesColumn } from './namesakes.ts'
import type { NamesakeRow } from './namesakes.ts'

export interface EntryRow extends NamesakeRow {
  short_name: string
  show_name: string
  slug: string
  score: number | null
  grade: BrokerListEntry['grade']
  licence_status: LicenceStatus
  /** Its licences: regulator, status and, if it has one, its last day, separated by spaces. */
  licence_facts: string[]
  warned: boolean
  platforms: string[]
  min_deposit_usd: number | null
  spread_from: number | null
  max_leverage: number | null
  founded_year: number | null
  comment_count: number
  exposure_count: number
  sample: boolean
}

/** A list entry's columns of `brokers b`. */
export const entryColumns = `b.code, b.short_name, b.show_name, b.slug, b.score, b.grade, b.country_code, b.licence_status,
  ARRAY(SELECT concat_ws(' ', l.regulator_id, l.status, l.expires_at) FROM licences l WHERE l.broker_code = b.code) AS licence_facts,
  b.blacklisted & ${blacklistBits.warning} <> 0 AS warned,
  b.platforms, b.min_deposit_usd, b.spread_from, b.max_leverage, b.founded_year, b.comment_count, b.exposure_count, b.sample, b.legal_name,
  ${namesakesColumn}`

/** It takes the row alone, so that a list can be mapped by it: an index is no time. */
export type ToEntry = (row: EntryRow) => BrokerListEntry

/** Returns the function that turns rows into list entries; `now` in ms decides which licences have expired. */
export async function entryMaker(reference: ReferenceData, now = Date.now()): Promise<ToEntry> {
  const [regulators, software] = await Promise.all([reference.regulators(), reference.software()])
  return row => {
    const licences = row.licence_facts.map(licenceFacts)
    return {
      traderCode: row.code,
      code: row.code,
      shortName: row.short_name,
      showName: row.show_name,
      ico: `/logos/${row.code}.webp`,
      slug: row.slug,
      score: row.score,
      grade: row.grade,
      stars: starsOf(row.score),
      countryCode: row.country_code,
      twoCharCode: shownLetters(row.country_code),
      licenceStatus: row.licence_status,
      findings: findingsOf({ grade: row.grade, licenceStatus: row.licence_status, licences, warned: row.warned }, now),
      regulators: [...new Set(licences.filter(licence => isActive(licence, now)).map(({ regulatorId }) => regulatorId))]
        .map(id => regulators.get(id))
        .filter(regulator => regulator !== undefined)
        .sort((a, b) => a.tier - b.tier || a.regulator_id - b.regulator_id)
        .map(({ abbreviation, tier, two_char_code: twoCharCode }) => ({ abbreviation, tier, twoCharCode })),
      platforms: row.platforms.map(code => software.get(code)?.name ?? code),
      minDeposit: row.min_deposit_usd === null ? null : { amount: row.min_deposit_usd, currency: 'USD' },
      spreadFrom: row.spread_from,
      maxLeverage: row.max_leverage,
      foundedYear: row.founded_year,
      commentCount: row.comment_count,
      exposureCount: row.exposure_count,
      sample: row.sample,
      ...namesakeDetails(row),
    }
  }
}

/** A licence as the column `licence_facts` has it. */
export const toLicenceFact = ({ regulatorId, status, expiresAt }: LicenceFacts & { regulatorId: number }): string =>
  [regulatorId, status, expiresAt].join(' ').trim()

function licenceFacts(fact: string): LicenceFacts & { regulatorId: number } {
  const [regulatorId, status, expiresAt = null] = fact.split(' ')
  return { regulatorId: Number(regulatorId), status: status as LicenceStatus, expiresAt }
}

/** Rows of brokers by code; unknown codes are left out. */
export async function rowsByCode(db: Db, codes: readonly string[]): Promise<Map<string, EntryRow>> {
  if (codes.length === 0) return new Map()
  const sql = `SELECT ${entryColumns} FROM brokers b WHERE b.code = ${anyOf('$1')}`
  const rows = await db.query<EntryRow>(sql, [[...new Set(codes)]], { prepared: true })
  return new Map(rows.map(row => [row.code, row]))
}

/** Brokers by code, read at once; unknown codes are left out. */
export async function entriesByCode(
  db: Db,
  reference: ReferenceData,
  codes: readonly string[],
): Promise<Map<string, BrokerListEntry>> {
  const [toEntry, rows] = await Promise.all([entryMaker(reference), rowsByCode(db, codes)])
  return new Map([...rows].map(([code, row]) => [code, toEntry(row)]))
}

/** As above, in the order requested. */
export async function entriesInOrder(
  db: Db,
  reference: ReferenceData,
  codes: readonly string[],
): Promise<BrokerListEntry[]> {
  const byCode = await entriesByCode(db, reference, codes)
  return [...new Set(codes)].map(code => byCode.get(code)).filter(entry => entry !== undefined)
}
