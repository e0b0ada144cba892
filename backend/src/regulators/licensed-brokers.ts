import type { LicenceStatus } from 'calls/entities/licence'
import type { regulatorDetail } from 'calls/regulators'
import type { Db } from 'database/db'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { licencesOf } from '../brokers/broker-licences.ts'
import { entriesInOrder, entryColumns, entryMaker } from '../brokers/broker-rows.ts'
import type { EntryRow } from '../brokers/broker-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions, orderBy, sliceOf } from '../sql-parts.ts'

type Detail = CallOutput<typeof regulatorDetail>

const orders = {
  score: [{ sql: 'b.score', desc: true, nullable: true }, { sql: 'b.comment_count', desc: true }, { sql: 'b.code' }],
  name: [{ sql: 'b.show_name' }, { sql: 'b.code' }],
}

interface LicensedQuery {
  regulatorId: number
  licenceStatus: LicenceStatus | undefined
  order: keyof typeof orders
  pageIndex: number
  pageSize: number
  total: number
  lang: Language
}

/** A page of a regulator's brokers, each with its licences of that regulator. */
export async function licensedBrokers(
  db: Db,
  reference: ReferenceData,
  query: LicensedQuery,
): Promise<Detail['brokers']['items']> {
  const { regulatorId, licenceStatus, order, pageIndex, pageSize, total, lang } = query
  const slice = sliceOf(pageIndex, pageSize, total)
  if (!slice) return []
  const where = new Conditions()
  where.when(regulatorId, id => `l.regulator_id = ${id}`)
  where.when(licenceStatus, status => `l.status = ${status}`)
  const keys = orders[order]
  const rows = await db.query<EntryRow>(
    `SELECT ${entryColumns} FROM brokers b JOIN
       (SELECT b.code FROM brokers b WHERE b.code IN (SELECT l.broker_code FROM licences l ${where.where})
        ORDER BY ${orderBy(keys, slice.reverse)} LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}) page ON page.code = b.code
     ORDER BY ${orderBy(keys)}`,
    where.params,
  )
  const [toEntry, licences] = await Promise.all([
    entryMaker(reference),
    licencesOf(
      db,
      reference,
      rows.map(({ code }) => code),
      lang,
    ),
  ])
  return rows.map(row => ({
    ...toEntry(row),
    licences: (licences.get(row.code) ?? []).filter(licence => licence.regulatorId === regulatorId),
  }))
}

/** Problems with a licence that a broker shows, most serious first. */
const graveStatuses: readonly LicenceStatus[] = ['suspected_clone', 'revoked', 'exceeded']
const SHOWN_WARNINGS = 6

/** Our findings about brokers that show this regulator's name: most serious first, then those with the most exposures. */
export async function findWarnings(
  db: Db,
  reference: ReferenceData,
  regulatorId: number,
  lang: Language,
): Promise<Detail['warnings']> {
  const found = await db.query<{ code: string; licence_id: number }>(
    `SELECT l.broker_code AS code, l.licence_id FROM licences l JOIN brokers b ON b.code = l.broker_code
     WHERE l.regulator_id = $1 AND l.status = ANY($2::text[])
     ORDER BY array_position($2::text[], l.status), b.exposure_count DESC, b.code, l.licence_id LIMIT ${SHOWN_WARNINGS}`,
    [regulatorId, graveStatuses],
  )
  const codes = found.map(({ code }) => code)
  const [brokers, licences] = await Promise.all([
    entriesInOrder(db, reference, codes),
    licencesOf(db, reference, codes, lang),
  ])
  return found.flatMap(({ code, licence_id: id }) => {
    const broker = brokers.find(entry => entry.code === code)
    const licence = licences.get(code)?.find(own => own.id === String(id))
    return broker && licence ? { broker, licence } : []
  })
}
