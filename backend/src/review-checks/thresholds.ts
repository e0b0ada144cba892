/**
 * The thresholds of all rules (docs/decisions/0054). Each is set so that honest reviewers at realistic rates stay below it (less than 1 in
 * 100 reviews; review-rules.test.ts), and so that an attack that moves a broker's rating has to exceed it.
 */

/** An account this young has no history that could speak for it. The identity check exempts an account from the rules on new accounts. */
export const NEW_ACCOUNT_DAYS = 30

/** Many first reviews of one broker, of one kind, by new accounts. */
export const BURST = {
  /** Campaigns are ordered by the day; a window of two days also catches one that runs over midnight. */
  hours: 48,
  /** The usual rate is measured over twelve weeks, so that one loud week does not raise it. */
  usualDays: 84,
  /** Fewer hardly move a rating, and a small broker gets as many on a good day. */
  least: 8,
  /** Above the usual number by so many square roots of it: independent visitors vary by one; weekends and news by two to three. */
  deviations: 6,
} as const

/** Many new accounts in one wide network (/24 or /48, decision 30), about one broker or about many. */
export const NETWORK = {
  oneBroker: {
    days: 7,
    /** A household or an office has two or three people who agree about a broker. */
    accounts: 4,
    /** Of all reviews from the network in that time: the subscribers of a phone company write about many brokers. */
    share: 0.25,
  },
  manyBrokers: {
    hours: 24,
    accounts: 10,
    /** And so many times the network's usual day: that of a phone company is usual every day. */
    times: 5,
    usualDays: 27,
  },
} as const

/** Accounts that write in one browser: a couple shares one, three people within a month hardly ever. */
export const DEVICE = { days: 30, accounts: 3 } as const

/** One account: an honest customer reviews a broker again after months, and does not know ten brokers on one day. */
export const ACCOUNT = { days: 30, ofOneBroker: 3, hours: 24, ofManyBrokers: 10 } as const

/** Accounts that praise the same brokers and rate the same rivals low. */
export const RING = {
  days: 90,
  /** Two accounts agree on a broker if their reviews of it are at most this far apart: an order is carried out within days. */
  daysApart: 14,
  /** Brokers two accounts agree on, praise and attack among them. Two are chance among popular brokers. */
  shared: 3,
  /** Of the brokers that the less active of the two has rated. */
  overlap: 0.5,
  /** Each account of a ring agrees with at least so many others of it, so a ring has at least four accounts. */
  links: 3,
  /** Bounds of the work: reviews read, and later reviews of the same broker that each is compared with. */
  mostReviews: 20_000,
  mostCompared: 40,
} as const

/** Near-identical texts by different accounts. */
export const TEXT = {
  days: 90,
  /** Letters. Honest people write the same short sentences. */
  letters: 60,
  /** Share of five-letter sequences in common (Jaccard). Unrelated texts on brokers share less than a fifth. */
  similarity: 0.7,
  mostCompared: 100,
} as const

/** Days that the hashes of network and browser are kept: as long as the slowest rule that reads them looks back, and two days for delays. */
export const TRACE_DAYS = 30
