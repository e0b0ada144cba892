import type { LicenceStatus } from './broker-scores.ts'
import type { Random } from './random.ts'

export interface TradingAccount {
  name: string
  minDeposit: number // US dollars
  maxLeverage: number
  spreadFrom: number // pips on EUR/USD
  commissionPerLot: number // US dollars
  currencies: string[]
  ea: boolean
}

export const DEPOSITS = [0, 1, 5, 10, 25, 50, 100, 100, 200, 250, 500, 1000]
const STRICT_LEVERAGE = [30, 30, 30, 50, 100, 200]
const LOOSE_LEVERAGE = [100, 200, 300, 400, 500, 500, 1000, 2000]
const CURRENCIES = ['USD', 'EUR', 'GBP', 'IDR', 'AUD', 'JPY', 'SGD']

/** One to four account types; more expensive ones have lower spreads. */
export function drawAccounts(status: LicenceStatus, random: Random): TradingAccount[] {
  const maxLeverage = random.pick(status === 'regulated' ? STRICT_LEVERAGE : LOOSE_LEVERAGE)
  const deposit = random.pick(DEPOSITS)
  const spread = random.between(8, 22) / 10
  const currencies = random.some(CURRENCIES, random.between(1, 4))
  const withUsd = currencies.includes('USD') ? currencies : ['USD', ...currencies]
  const ea = random.chance(0.85)
  const account = (name: string, factor: number, spreadFrom: number, commissionPerLot: number): TradingAccount => ({
    name,
    minDeposit: Math.round(deposit * factor),
    maxLeverage,
    spreadFrom: Math.max(0, Math.round(spreadFrom * 10) / 10),
    commissionPerLot,
    currencies: withUsd,
    ea,
  })
  const accounts = [account('Standard', 1, spread, 0)]
  if (random.chance(0.5)) accounts.push(account('Raw', 4, random.between(0, 4) / 10, random.pick([5, 6, 7, 8])))
  if (random.chance(0.25)) accounts.push(account('Cent', 0.1, spread + 0.4, 0))
  if (random.chance(0.2)) accounts.push(account('VIP', 20, spread * 0.6, 0))
  return accounts
}
