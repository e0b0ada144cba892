/**
 * What a broker's record can hold. It decides which tabs a broker's page shows, and which brokers a sub-page of the list holds. The
 * database derives `brokers.subjects` from these rules (migration 0027), one bit for each:
 *
 * | subject   | the record has |
 * |-----------|----------------|
 * | account   | an account type |
 * | deposit   | an account type, a minimum deposit, or a public complaint about a withdrawal |
 * | company   | a year of foundation, an address, or a legal entity (the holder of a licence) |
 * | trade     | an account type, a spread, or a leverage |
 * | login     | a website or a page on another site |
 * | service   | a contact (email, phone, address, website, other page), a public complaint, or VPS plans |
 * | crypto    | a tag about crypto |
 * | app       | a trading software |
 * | regulator | a licence in any state |
 * | review    | a review that counts |
 *
 * The tabs info, safe and review are always shown; the sub-pages info, safe and update hold every broker.
 */
export const subjectBits = {
  account: 1,
  deposit: 2,
  company: 4,
  trade: 8,
  login: 16,
  service: 32,
  crypto: 64,
  app: 128,
  regulator: 256,
  review: 512,
} as const
export type BrokerSubject = keyof typeof subjectBits

export const isSubject = (tab: string): tab is BrokerSubject => Object.hasOwn(subjectBits, tab)

/** Whether a value of `brokers.subjects` contains a subject. */
export const hasSubject = (subjects: number, subject: BrokerSubject): boolean => (subjects & subjectBits[subject]) !== 0

/** SQL condition on `brokers` with an alias. */
export const subjectCondition = (subject: BrokerSubject, alias = 'b'): string =>
  `(${alias}.subjects & ${subjectBits[subject]}) <> 0`
