import type { dealerAccount } from 'calls/broker-tabs'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'

interface Row {
  name: string
  min_deposit: number
  currency: string
  max_leverage: number
  spread_from: number
  commission_per_lot: number
  currencies: string[]
  ea: boolean
}

/** The account types a broker offers, in the broker's order; 404/3001 for an unknown code. */
export async function readAccounts(db: Db, traderCode: string): Promise<CallOutput<typeof dealerAccount>['items']> {
  const [broker, rows] = await Promise.all([
    db.one('SELECT code FROM brokers WHERE code = $1', [traderCode]),
    db.query<Row>('SELECT * FROM broker_accounts WHERE broker_code = $1 ORDER BY position', [traderCode]),
  ])
  if (!broker) throw new Refusal(errorCodes.notFound)
  return rows.map(row => ({
    name: row.name,
    minDeposit: { amount: row.min_deposit, currency: row.currency },
    maxLeverage: row.max_leverage,
    spreadFrom: row.spread_from,
    commission: { amount: row.commission_per_lot, currency: row.currency },
    currencies: row.currencies,
    ea: row.ea,
  }))
}
