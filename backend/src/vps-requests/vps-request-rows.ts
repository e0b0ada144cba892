import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { VpsRequest, VpsRequestState } from 'calls/entities/vps-request'
import type { Db } from 'database/db'
import { entriesByCode } from '../brokers/broker-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'

/** Purpose of the key that seals the number of the user's account (accounts/sealed-text.ts). */
export const VPS_ACCOUNT_SEAL = 'vps account'

export interface VpsRequestRow {
  code: string
  broker_code: string
  provider: string
  price_usd: number
  state: VpsRequestState
  reason: string | null
  created_at: string
}

export const vpsRequestColumns =
  'r.code, r.broker_code, p.name AS provider, v.price_usd, r.state, r.reason, r.created_at'

export const vpsRequestTables =
  'vps_requests r JOIN vps_plans v ON v.code = r.plan_code JOIN service_providers p ON p.code = v.provider_code'

const toRequest = (row: VpsRequestRow, broker: BrokerListEntry): VpsRequest => ({
  code: row.code,
  title: row.provider,
  price: { amount: row.price_usd, currency: 'USD' },
  state: row.state,
  reason: row.reason,
  broker,
  createdAt: row.created_at,
})

/** The requests of these rows, in their order. */
export async function toVpsRequests(
  db: Db,
  reference: ReferenceData,
  rows: readonly VpsRequestRow[],
): Promise<VpsRequest[]> {
  const brokers = await entriesByCode(
    db,
    reference,
    rows.map(row => row.broker_code),
  )
  return rows.map(row => toRequest(row, brokers.get(row.broker_code)!))
}
