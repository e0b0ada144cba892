import type { BrokerSection } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'

/** A fact that a list shows for each broker. */
export type ListFact = 'exposures' | 'deposit' | 'platforms' | 'leverage' | 'spread' | 'founded'

export const factLabels: Record<ListFact, number> = {
  exposures: brokersText.exposures,
  deposit: brokersText.firstDeposit,
  platforms: brokersText.platforms,
  leverage: brokersText.topLeverage,
  spread: brokersText.spread,
  founded: brokersText.founded,
}

const usual: ListFact[] = ['exposures', 'deposit', 'platforms']
const terms: ListFact[] = ['spread', 'leverage', 'platforms']
const software: ListFact[] = ['platforms', 'deposit', 'exposures']

const factsOfSection: Partial<Record<BrokerSection, ListFact[]>> = {
  account: ['deposit', 'leverage', 'platforms'],
  deposit: ['deposit', 'exposures', 'platforms'],
  company: ['founded', 'exposures', 'deposit'],
  trade: terms,
  crypto: terms,
  app: software,
  login: software,
}

/** The three facts of a sub-page, the most important first; a card shows all, the table the first two. */
export const factsOf = (section: BrokerSection | null): ListFact[] => (section && factsOfSection[section]) ?? usual

interface SectionWords {
  title: number
  intro: number
}

/** Title and introduction of each sub-page of the list (spec 2.2). */
export const sectionWords: Record<BrokerSection, SectionWords> = {
  account: { title: brokersText.accountTitle, intro: brokersText.accountIntro },
  app: { title: brokersText.appTitle, intro: brokersText.appIntro },
  company: { title: brokersText.companyTitle, intro: brokersText.companyIntro },
  crypto: { title: brokersText.cryptoTitle, intro: brokersText.cryptoIntro },
  deposit: { title: brokersText.depositTitle, intro: brokersText.depositIntro },
  info: { title: brokersText.infoTitle, intro: brokersText.infoIntro },
  login: { title: brokersText.loginTitle, intro: brokersText.loginIntro },
  regulator: { title: brokersText.regulatorTitle, intro: brokersText.regulatorIntro },
  review: { title: brokersText.reviewTitle, intro: brokersText.reviewIntro },
  safe: { title: brokersText.safeTitle, intro: brokersText.safeIntro },
  service: { title: brokersText.serviceTitle, intro: brokersText.serviceIntro },
  trade: { title: brokersText.tradeTitle, intro: brokersText.tradeIntro },
  update: { title: brokersText.updateTitle, intro: brokersText.updateIntro },
}
