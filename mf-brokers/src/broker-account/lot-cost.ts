import type { AccountType } from './load-broker-account.ts'

/** Value of one pip for one lot of EUR/USD (100,000 euro), in US dollars. */
const pipOfLot = 10

/** Cost of opening and closing one lot of EUR/USD at the lowest spread, in US dollars; undefined for a commission in another currency. */
export const lotCost = ({
  spreadFrom,
  commission,
}: Pick<AccountType, 'spreadFrom' | 'commission'>): number | undefined =>
  commission.amount === 0 || commission.currency === 'USD'
    ? Math.round((spreadFrom * pipOfLot + commission.amount) * 100) / 100
    : undefined
