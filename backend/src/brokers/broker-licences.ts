import type { Licence } from 'calls/entities/licence'
import type { Db } from 'database/db'
import type { Language } from 'shared-state/i18n/languages'
import type { ReferenceData } from '../reference/reference-data.ts'

interface LicenceRow {
  licence_id: number
  broker_code: string
  regulator_id: number
  licence_no: string
  type: string
  status: Licence['status']
  entity_name: string
  two_char_code: string
  effective_at: string | null
  expires_at: string | null
  verified_at: string | null
}

/** Each broker's licences, the main one first. */
export async function licencesOf(
  db: Db,
  reference: ReferenceData,
  codes: readonly string[],
  lang: Language,
): Promise<ReadonlyMap<string, Licence[]>> {
  const [toLicence, rows] = await Promise.all([
    licenceMaker(reference, lang),
    db.query<LicenceRow>('SELECT * FROM licences WHERE broker_code = ANY($1) ORDER BY licence_id', [codes]),
  ])
  const byBroker = Map.groupBy(rows, row => row.broker_code)
  return new Map([...byBroker].map(([code, of]) => [code, of.flatMap(row => toLicence(row) ?? [])]))
}

/** A licence number may belong to more than one broker: clones use those of others. */
const MOST_FOUND = 50

/** Letters and digits only, as in the index licences_by_plain_number. */
const plain = (number: string) => `upper(regexp_replace(${number}, '[^0-9A-Za-z]', '', 'g'))`

/** Brokers with this licence number, in any spelling. */
export async function findLicences(
  db: Db,
  reference: ReferenceData,
  { licenceNo, regulatorId }: { licenceNo: string; regulatorId?: number | undefined },
  lang: Language,
): Promise<{ traderCode: string; licence: Licence }[]> {
  const [toLicence, rows] = await Promise.all([
    licenceMaker(reference, lang),
    db.query<LicenceRow>(
      `SELECT * FROM licences WHERE ${plain('licence_no')} = ${plain('$1::text')} AND ${plain('licence_no')} <> ''
         AND ($2::integer IS NULL OR regulator_id = $2) ORDER BY licence_id LIMIT ${MOST_FOUND}`,
      [licenceNo, regulatorId ?? null],
    ),
  ])
  return rows.flatMap(row => {
    const licence = toLicence(row)
    return licence ? { traderCode: row.broker_code, licence } : []
  })
}

async function licenceMaker(
  reference: ReferenceData,
  lang: Language,
): Promise<(row: LicenceRow) => Licence | undefined> {
  const [regulators, typeNames] = await Promise.all([reference.regulators(), reference.tags('licence', lang)])
  return row => {
    const regulator = regulators.get(row.regulator_id)
    return (
      regulator && {
        id: String(row.licence_id),
        regulatorId: row.regulator_id,
        regulatorCode: regulator.code,
        regulatorSlug: regulator.slug,
        regulatorName: regulator.name,
        abbreviation: regulator.abbreviation,
        tier: regulator.tier,
        registerHost: regulator.host,
        licenceNo: row.licence_no,
        type: row.type,
        typeName: typeNames.get(row.type) ?? row.type,
        status: row.status,
        entityName: row.entity_name,
        twoCharCode: row.two_char_code,
        effectiveAt: row.effective_at,
        expiresAt: row.expires_at,
        verifiedAt: row.verified_at,
      }
    )
  }
}
