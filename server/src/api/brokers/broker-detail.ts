import { errorCodes } from 'shared-state/calls/error-codes'
import type { Broker, ScoreBreakdown } from 'shared-state/calls/entities/broker'
import type { Licence } from 'shared-state/calls/entities/licence'
import type { Language } from 'shared-state/i18n/languages'
import type { Db } from '../../db/db.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Refusal } from '../refusal.ts'
import { entryColumns, entryMaker } from './broker-rows.ts'
import type { EntryRow } from './broker-rows.ts'

export interface ScoreParts {
  score_licence: number | null
  score_regulation: number | null
  score_risk_control: number | null
  score_business: number | null
  score_software: number | null
}

interface DetailRow extends EntryRow, ScoreParts {
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

/** Weights of the score's parts; they add up to 1. */
export const scoreWeights = { licence: 0.3, regulation: 0.25, riskControl: 0.2, business: 0.15, software: 0.1 }

/** The score's parts, or null while one of them is missing. */
export function toBreakdown(row: ScoreParts): ScoreBreakdown | null {
  const { score_licence: licence, score_regulation: regulation, score_risk_control: riskControl } = row
  const { score_business: business, score_software: software } = row
  if (licence === null || regulation === null || riskControl === null || business === null || software === null) return null
  return { licence, business, riskControl, software, regulation, weights: scoreWeights }
}

async function readLicences(db: Db, reference: ReferenceData, traderCode: string, lang: Language): Promise<Licence[]> {
  const [rows, regulators, typeNames] = await Promise.all([
    db.query<{
      licence_id: number
      regulator_id: number
      licence_no: string
      type: string
      status: Licence['status']
      entity_name: string
      two_char_code: string
      effective_at: string | null
      expires_at: string | null
      verified_at: string | null
    }>('SELECT * FROM licences WHERE broker_code = $1 ORDER BY licence_id', [traderCode]),
    reference.regulators(),
    reference.tags('licence', lang),
  ])
  return rows.flatMap(row => {
    const regulator = regulators.get(row.regulator_id)
    if (!regulator) return []
    return {
      id: String(row.licence_id),
      regulatorId: row.regulator_id,
      regulatorCode: regulator.code,
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
  })
}

/** One broker with its licences, tags named in `lang`; 404/3001 for an unknown code. */
export async function readBroker(db: Db, reference: ReferenceData, traderCode: string, lang: Language): Promise<Broker> {
  const [toEntry, tagNames, row, licences] = await Promise.all([
    entryMaker(reference),
    reference.tags('broker', lang),
    db.one<DetailRow>(
      `SELECT ${entryColumns}, b.legal_name, b.website, b.emails, b.phones, b.address, b.risk_level, b.claimed, b.cooperative,
              b.tags, b.updated_at, b.score_licence, b.score_regulation, b.score_risk_control, b.score_business, b.score_software
       FROM brokers b WHERE b.code = $1`,
      [traderCode],
    ),
    readLicences(db, reference, traderCode, lang),
  ])
  if (!row) throw new Refusal(errorCodes.notFound)
  return {
    ...toEntry(row),
    legalName: row.legal_name,
    website: row.website,
    emails: row.emails,
    phones: row.phones,
    address: row.address,
    licences,
    breakdown: toBreakdown(row),
    riskLevel: row.risk_level,
    claimed: row.claimed,
    cooperative: row.cooperative,
    tags: row.tags.map(tag => tagNames.get(tag) ?? tag),
    updatedAt: row.updated_at,
  }
}
