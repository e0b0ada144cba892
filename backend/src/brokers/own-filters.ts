import type { BrokerSubject } from './broker-subjects.ts'

/** Fields of facets that only some sub-pages of the list have. */
export type OwnField =
  | 'risk_level'
  | 'feature'
  | 'system'
  | 'tier'
  | 'spread'
  | 'leverage'
  | 'claimed'
  | 'withdrawals'
  | 'reviews'

interface OwnFilter {
  field: OwnField
  /** The choices offered; all without it. */
  values?: readonly string[]
}

const features = (...values: string[]): OwnFilter => ({ field: 'feature', values })

/** The filters of each sub-page in addition to those of every list. */
export const ownFilters: Readonly<Partial<Record<BrokerSubject | 'info' | 'safe', readonly OwnFilter[]>>> = {
  info: [{ field: 'risk_level' }],
  account: [features('islamic_account', 'cent_account')],
  safe: [{ field: 'risk_level' }, features('segregated_funds', 'negative_balance_protection')],
  review: [{ field: 'reviews' }],
  trade: [
    { field: 'spread' },
    { field: 'leverage' },
    features('ecn', 'stp', 'market_maker', 'scalping', 'copy_trading'),
  ],
  deposit: [{ field: 'withdrawals' }, features('local_payments', 'segregated_funds')],
  regulator: [{ field: 'tier' }],
  service: [{ field: 'claimed' }, features('vps')],
  login: [{ field: 'system' }],
  company: [{ field: 'claimed' }],
  app: [{ field: 'system' }, features('copy_trading', 'vps')],
  crypto: [{ field: 'spread' }, { field: 'leverage' }, features('negative_balance_protection', 'copy_trading')],
}
