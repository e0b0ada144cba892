import type { BrokerSection } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'

/** A fact that a list shows for each broker. */
export type ListFact =
  | 'exposures'
  | 'deposit'
  | 'platforms'
  | 'leverage'
  | 'spread'
  | 'founded'
  | 'accountTypes'
  | 'currencies'
  | 'lotCost'
  | 'withdrawals'
  | 'replied'
  | 'entities'
  | 'website'
  | 'systems'
  | 'risk'
  | 'tier'
  | 'licensing'
  | 'reviews'
  | 'updated'

export const factLabels: Record<ListFact, number> = {
  exposures: brokersText.exposures,
  deposit: brokersText.firstDeposit,
  platforms: brokersText.platforms,
  leverage: brokersText.topLeverage,
  spread: brokersText.spread,
  founded: brokersText.founded,
  accountTypes: brokersText.accountTypes,
  currencies: brokersText.accountCurrencies,
  lotCost: brokersText.lotCost,
  withdrawals: brokersText.withdrawalComplaints,
  replied: brokersText.complaintsAnswered,
  entities: brokersText.entities,
  website: brokersText.website,
  systems: brokersText.runsOn,
  risk: brokersText.riskOfBroker,
  tier: brokersText.strictestTier,
  licensing: brokersText.activeRegulators,
  reviews: brokersText.tabReview,
  updated: brokersText.updatedOn,
}

/** Facts in words; figures are aligned to the end of their cell. */
export const factsInWords: readonly ListFact[] = ['platforms', 'currencies', 'website', 'systems', 'risk', 'tier']

/** The sort order of the list that a fact's column leads to. */
export const orderOfFact: Partial<Record<ListFact, readonly [order: string, direction: 'ascending' | 'descending']>> = {
  exposures: ['exposures', 'descending'],
  deposit: ['deposit', 'ascending'],
  spread: ['spread', 'ascending'],
  founded: ['founded', 'ascending'],
  withdrawals: ['withdrawals', 'descending'],
  reviews: ['comments', 'descending'],
  updated: ['updated', 'descending'],
}

const factsOfSection: Record<BrokerSection, readonly ListFact[]> = {
  info: ['exposures', 'deposit', 'founded'],
  account: ['deposit', 'accountTypes', 'leverage'],
  safe: ['risk', 'exposures', 'withdrawals'],
  review: ['reviews', 'exposures', 'founded'],
  trade: ['spread', 'lotCost', 'leverage'],
  deposit: ['withdrawals', 'deposit', 'currencies'],
  regulator: ['tier', 'licensing', 'exposures'],
  service: ['exposures', 'replied', 'website'],
  login: ['website', 'systems', 'exposures'],
  company: ['founded', 'entities', 'exposures'],
  app: ['platforms', 'systems', 'reviews'],
  crypto: ['spread', 'leverage', 'deposit'],
  update: ['updated', 'exposures', 'deposit'],
}

/** The three facts of a list, the most important first; a card shows all, the table the first two. */
export const factsOf = (section: BrokerSection | null): readonly ListFact[] =>
  section ? factsOfSection[section] : ['exposures', 'deposit', 'platforms']

interface SectionWords {
  title: number
  /** Says which brokers are listed, how many (`count`), and which come first. */
  intro: number
}

/** Title and introduction of each sub-page of the list (spec 2.2). */
export const sectionWords: Record<BrokerSection, SectionWords> = {
  account: { title: brokersText.accountTitle, intro: brokersText.accountListed },
  app: { title: brokersText.appTitle, intro: brokersText.appListed },
  company: { title: brokersText.companyTitle, intro: brokersText.companyListed },
  crypto: { title: brokersText.cryptoTitle, intro: brokersText.cryptoListed },
  deposit: { title: brokersText.depositTitle, intro: brokersText.depositListed },
  info: { title: brokersText.infoTitle, intro: brokersText.infoListed },
  login: { title: brokersText.loginTitle, intro: brokersText.loginListed },
  regulator: { title: brokersText.regulatorTitle, intro: brokersText.regulatorListed },
  review: { title: brokersText.reviewTitle, intro: brokersText.reviewListed },
  safe: { title: brokersText.safeTitle, intro: brokersText.safeListed },
  service: { title: brokersText.serviceTitle, intro: brokersText.serviceListed },
  trade: { title: brokersText.tradeTitle, intro: brokersText.tradeListed },
  update: { title: brokersText.updateTitle, intro: brokersText.updateListed },
}
