import type { Rates } from 'shared-state/calculators/conversion'
import type { Db } from '../../db/db.ts'
import { kept } from '../kept.ts'
import { sampleRates } from './sample-rates.ts'

export interface ReferenceRates {
  rates: Rates
  source: string | null
  at: string | null
}

/**
 * The site's own rates: setting `reference_rates` as `{"at", "source", "rates": {"EURUSD": 1.16}}`; on a site with sample
 * data the sample rates; otherwise none, and callers send their own.
 */
export function createReferenceRates(db: Db): () => Promise<ReferenceRates> {
  return kept({ seconds: 60 }, async () => {
    const rows = await db.query<{ key: string; value: unknown }>(`SELECT key, value FROM settings WHERE key IN ('reference_rates', 'sample_data')`)
    const own = rows.find(row => row.key === 'reference_rates')?.value
    if (isRates(own)) return own
    return rows.some(row => row.key === 'sample_data') ? sampleRates : { rates: {}, source: null, at: null }
  })
}

const isRates = (value: unknown): value is { at: string; source: string; rates: Rates } =>
  typeof value === 'object' && value !== null && 'at' in value && 'source' in value && 'rates' in value
