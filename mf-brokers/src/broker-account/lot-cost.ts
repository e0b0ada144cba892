import type { AccountType } from './load-broker-account.ts'

/** What a pip of one lot of EUR/USD (100,000 euro) is worth, in US dollars. */
const pipOfLot = 10

/** Cost of opening and closing one lot of EUR/USD at the lowest spread, in US dollars; undefined where the commission is in another currency. */
export const lotCost = ({
  spreadFrom,
  commission,
}: Pick<AccountType, 'spreadFrom' | 'commission'>): number | undefined =>
  commission.amount === 0 || commission.currency === 'USD'
    ? Math.round((spreadFrom * pipOfLot + commission.amount) * 100) / 100
    : undefined
