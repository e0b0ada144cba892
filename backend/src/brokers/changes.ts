import type { dealerHistoryinit } from 'calls/broker-history'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'

type Names = Record<string, Record<Language, string>>

const fieldNames: Names = {
  show_name: { en: 'Name', id: 'Nama' },
  legal_name: { en: 'Legal name', id: 'Nama badan hukum' },
  country_code: { en: 'Country', id: 'Negara' },
  founded_year: { en: 'Founded', id: 'Tahun berdiri' },
  website: { en: 'Website', id: 'Situs web' },
  address: { en: 'Address', id: 'Alamat' },
  score: { en: 'Score', id: 'Skor' },
  score_licence: { en: 'Score: licences', id: 'Skor: lisensi' },
  score_regulation: { en: 'Score: regulation', id: 'Skor: regulasi' },
  score_risk_control: { en: 'Score: risk control', id: 'Skor: pengendalian risiko' },
  score_business: { en: 'Score: business', id: 'Skor: usaha' },
  score_software: { en: 'Score: software', id: 'Skor: perangkat lunak' },
  risk_level: { en: 'Risk level', id: 'Tingkat risiko' },
  licence_status: { en: 'Licence status', id: 'Status lisensi' },
  claimed: { en: 'Claimed by the broker', id: 'Diklaim oleh broker' },
  cooperative: { en: 'Cooperates with this site', id: 'Bekerja sama dengan situs ini' },
  min_deposit_usd: { en: 'Minimum deposit (USD)', id: 'Setoran minimum (USD)' },
  max_leverage: { en: 'Maximum leverage', id: 'Leverage maksimum' },
  spread_from: { en: 'Spread from (pips)', id: 'Spread mulai dari (pip)' },
}

const sourceNames: Names = {
  sample: { en: 'Sample data', id: 'Data contoh' },
  import: { en: 'Imported data', id: 'Data impor' },
  record: { en: 'Changed on this site', id: 'Diubah di situs ini' },
}

/** Name of a field of a broker's record; a field without a name is named as it is stored. */
export const fieldName = (field: string, lang: Language): string => fieldNames[field]?.[lang] ?? field

interface Row {
  at: string
  field: string
  from: string | null
  to: string | null
  source: string
}

/** The changes to a broker's record, newest first; 404/3001 for an unknown code. */
export async function listChanges(
  db: Db,
  { traderCode, field, pageIndex, pageSize }: CallParsed<typeof dealerHistoryinit>,
  lang: Language,
): Promise<CallOutput<typeof dealerHistoryinit>> {
  const which = 'broker_code = $1 AND ($2::text IS NULL OR field = $2)'
  const [broker, rows] = await Promise.all([
    db.one<{ total: number }>(
      `SELECT (SELECT count(*)::integer FROM broker_history WHERE ${which}) AS total FROM brokers WHERE code = $1`,
      [traderCode, field ?? null],
    ),
    db.query<Row>(
      `SELECT at, field, from_value AS from, to_value AS to, source FROM broker_history WHERE ${which}
       ORDER BY at DESC, history_id DESC LIMIT $3 OFFSET $4`,
      [traderCode, field ?? null, pageSize, (pageIndex - 1) * pageSize],
    ),
  ])
  if (!broker) throw new Refusal(errorCodes.notFound)
  const items = rows.map(row => ({
    ...row,
    fieldName: fieldName(row.field, lang),
    sourceName: sourceNames[row.source]?.[lang] ?? row.source,
  }))
  return { items, total: broker.total, pageIndex, pageSize }
}
