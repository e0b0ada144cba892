import type { MarketListing } from 'calls/entities/market-listing'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { marketDetail } from 'calls/market'
import { harrow } from './sample-survey.ts'

/** A broker without findings. */
export const pellworth = {
  ...harrow,
  code: 'pw1',
  traderCode: 'pw1',
  slug: 'pellworth',
  showName: 'Pellworth Global',
  grade: 'B' as const,
  licenceStatus: 'regulated' as const,
  findings: [],
}

/** A listing of an introducing broker about Pellworth. */
export const listing = (change: Partial<MarketListing> = {}): MarketListing => ({
  code: 'm1',
  slug: 'rebates-in-jakarta',
  section: 'agent',
  type: 'ib',
  title: 'Rebates in Jakarta',
  summary: 'Weekly rebates for traders in Jakarta.',
  lang: 'en',
  user: {
    userId: 'u1',
    nick: 'Dimas A.',
    avatar: null,
    countryCode: '360',
    twoCharCode: 'ID',
    countryName: 'Indonesia',
    identity: 'ib',
    vest: false,
    fans: 0,
  },
  images: [],
  countryCode: '360',
  twoCharCode: 'ID',
  price: null,
  priceTo: null,
  startsAt: null,
  endsAt: null,
  remote: false,
  extra: { traderCode: 'pw1', rebate: '$5 a lot', region: 'Java' },
  brokers: [pellworth],
  state: 'live',
  applaudCount: 7,
  commentCount: 2,
  createdAt: '2026-11-02T14:20:00Z',
  expiresAt: '2027-01-31T14:20:00Z',
  sample: true,
  ...change,
})

/** An advertisement for Harrow, which has no licence. */
export const unfitListing = (change: Partial<MarketListing> = {}): MarketListing =>
  listing({
    code: 'm2',
    slug: 'join-harrow',
    title: 'Join Harrow today',
    brokers: [harrow],
    extra: { traderCode: 'hw1', rebate: '$9 a lot' },
    ...change,
  })

export const expertAdvisor = (change: Partial<MarketListing> = {}): MarketListing =>
  listing({
    code: 'm3',
    slug: 'night-grid',
    section: 'ea',
    type: 'ea',
    title: 'Night grid',
    summary: 'Trades at night, in small lots.',
    brokers: [],
    price: { amount: 120, currency: 'USD' },
    extra: { software: 'mt5', pairs: ['EUR/USD', 'USD/JPY'], price: { amount: 120, currency: 'USD' } },
    ...change,
  })

export const exhibition = (change: Partial<MarketListing> = {}): MarketListing =>
  listing({
    code: 'm4',
    slug: 'trading-fair',
    section: 'exhibition',
    type: 'exhibition',
    title: 'Trading fair',
    summary: 'Three days of talks.',
    brokers: [],
    startsAt: '2026-12-03',
    endsAt: '2026-12-05',
    extra: { city: 'Jakarta', venue: 'Hall 7', startsAt: '2026-12-03', endsAt: '2026-12-05' },
    ...change,
  })

/** What market.detail answers about a listing. */
export const detailOf = (shown: MarketListing, related: MarketListing[] = []): CallOutput<typeof marketDetail> => ({
  listing: { ...shown, content: `${shown.summary}\n\nWrite to me for details.` },
  related,
})
