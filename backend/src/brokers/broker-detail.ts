import type { Broker, ScoreBreakdown } from 'calls/entities/broker'
import type { Licence } from 'calls/entities/licence'
import { riskOf } from 'calls/rating/risk-level'
import type { Db } from 'database/db'
import type { CallContext } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import type { ReferenceData } from '../reference/reference-data.ts'
import { licencesOf } from './broker-licences.ts'
import { entryColumns, entryMaker } from './broker-rows.ts'
import type { EntryRow } from './broker-rows.ts'

export interface ScoreParts {
  score_licence: number | null
  score_regulation: number | null
  score_risk_control: number | null
  score_business: number | null
  score_software: number | null
}

export interface DetailRow extends EntryRow, ScoreParts {
  legal_name: string
  website: string | null
  emails: string[]
  phones: string[]
  address: string | null
  risk_level: Broker['riskLevel']
  claimed: boolean
  cooperative: boolean
  tags: string[]
  updated_at: string
}

/** Weights of the score's components; they add up to 1. */
export const scoreWeights = { licence: 0.3, regulation: 0.25, riskControl: 0.2, business: 0.15, software: 0.1 }

/** The score's components, or null if one of them is missing. */
export function toBreakdown(row: ScoreParts): ScoreBreakdown | null {
  const { score_licence: licence, score_regulation: regulation, score_risk_control: riskControl } = row
  const { score_business: business, score_software: software } = row
  if (licence === null || regulation === null || riskControl === null || business === null || software === null)
    return null
  return { licence, business, riskControl, software, regulation, weights: scoreWeights }
}

/** A broker's columns of `brokers b`. */
export const detailColumns = `${entryColumns}, b.legal_name, b.website, b.emails, b.phones, b.address, b.risk_level,
  b.claimed, b.cooperative, b.tags, b.updated_at, b.score_licence, b.score_regulation, b.score_risk_control, b.score_business, b.score_software`

/** Returns the function that builds a broker from its row and licences, with names in `lang`; `now` as for entryMaker. */
export async function brokerMaker(
  reference: ReferenceData,
  lang: Language,
  now?: number,
): Promise<(row: DetailRow, licences: Licence[]) => Broker> {
  const [toEntry, tagNames] = await Promise.all([entryMaker(reference, now), reference.tags('broker', lang)])
  return (row, licences) => {
    const entry = toEntry(row)
    return {
      ...entry,
      legalName: row.legal_name,
      website: row.website,
      emails: row.emails,
      phones: row.phones,
      address: row.address,
      licences,
      breakdown: toBreakdown(row),
      riskLevel: riskOf({ riskLevel: row.risk_level, findings: entry.findings }).level,
      recordRisk: row.risk_level,
      claimed: row.claimed,
      cooperative: row.cooperative,
      tags: row.tags.map(tag => tagNames.get(tag) ?? tag),
      updatedAt: row.updated_at,
    }
  }
}

/** Returns a function that reads a broker with names in the caller's language: once per page, however many of its calls need it. */
export const brokerReader =
  (db: Db, reference: ReferenceData) =>
  (traderCode: string, { caller: { lang }, reads }: CallContext): Promise<Broker> =>
    reads.once(`broker ${lang} ${traderCode}`, () => readBroker(db, reference, traderCode, lang))

/** One broker with its licences, tags named in `lang`; 404/3001 for an unknown code. */
async function readBroker(db: Db, reference: ReferenceData, traderCode: string, lang: Language): Promise<Broker> {
  const [toBroker, row, licences] = await Promise.all([
    brokerMaker(reference, lang),
    db.one<DetailRow>(`SELECT ${detailColumns} FROM brokers b WHERE b.code = $1`, [traderCode]),
    licencesOf(db, reference, [traderCode], lang),
  ])
  if (!row) throw new Refusal(errorCodes.notFound)
  return toBroker(row, licences.get(traderCode) ?? [])
}

/** As above, in the order requested; 404/3001 if one of the codes is unknown. */
export async function readBrokers(
  db: Db,
  reference: ReferenceData,
  codes: readonly string[],
  lang: Language,
): Promise<Broker[]> {
  const [toBroker, rows, licences] = await Promise.all([
    brokerMaker(reference, lang),
    db.query<DetailRow>(`SELECT ${detailColumns} FROM brokers b WHERE b.code = ANY($1)`, [codes]),
    licencesOf(db, reference, codes, lang),
  ])
  return codes.map(code => {
    const row = rows.find(row => row.code === code)
    if (!row) throw new Refusal(errorCodes.notFound)
    return toBroker(row, licences.get(code) ?? [])
  })
}
