import { ACCOUNT, DEVICE, NETWORK } from './thresholds.ts'
import { countAccounts, DAY, HOUR, idsOf, within } from './written-review.ts'
import type { Finding, WrittenReview } from './written-review.ts'

/** Many new accounts in one wide network; `reviews` are all from that network in the last 28 days. */
export function findNetwork(review: WrittenReview, reviews: readonly WrittenReview[]): Finding | undefined {
  const isMeant = ({ byNewcomer, cleared }: WrittenReview) => byNewcomer && !cleared.includes('network')
  if (!isMeant(review)) return undefined
  const { oneBroker, manyBrokers } = NETWORK
  const week = within(reviews, review, oneBroker.days * DAY)
  const alike = week.filter(
    other => isMeant(other) && other.brokerCode === review.brokerCode && other.kind === review.kind,
  )
  if (countAccounts(alike) >= oneBroker.accounts && alike.length >= oneBroker.share * week.length)
    return { rule: 'network', commentIds: idsOf(alike) }

  const all = within(reviews, review, (manyBrokers.usualDays + 1) * DAY).filter(isMeant)
  const day = within(all, review, manyBrokers.hours * HOUR)
  const usual = (all.length - day.length) / manyBrokers.usualDays
  if (countAccounts(day) >= manyBrokers.accounts && day.length >= manyBrokers.times * usual)
    return { rule: 'network', commentIds: idsOf(day), usual }
  return undefined
}

/** Several accounts in one browser; `reviews` are all from that browser. */
export function findDevice(review: WrittenReview, reviews: readonly WrittenReview[]): Finding | undefined {
  const month = within(reviews, review, DEVICE.days * DAY).filter(({ cleared }) => !cleared.includes('device'))
  return countAccounts(month) >= DEVICE.accounts ? { rule: 'device', commentIds: idsOf(month) } : undefined
}

/** One account that reviews one broker again and again, or many on one day. Its first review of a broker is not a repetition. */
export function findAccount(review: WrittenReview, reviews: readonly WrittenReview[]): Finding | undefined {
  const month = within(reviews, review, ACCOUNT.days * DAY).filter(({ cleared }) => !cleared.includes('account'))
  const day = within(month, review, ACCOUNT.hours * HOUR)
  if (day.length >= ACCOUNT.ofManyBrokers) return { rule: 'account', commentIds: idsOf(day) }
  const ofBroker = month.filter(({ brokerCode }) => brokerCode === review.brokerCode)
  if (ofBroker.length < ACCOUNT.ofOneBroker) return undefined
  return { rule: 'account', commentIds: idsOf(ofBroker.toSorted((a, b) => a.at - b.at).slice(1)) }
}
