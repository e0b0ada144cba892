import { findBurst, isNewcomersFirst } from '../review-checks/burst-rule.ts'
import { findRings } from '../review-checks/ring-rule.ts'
import { findAccount, findDevice, findNetwork } from '../review-checks/source-rules.ts'
import { BURST } from '../review-checks/thresholds.ts'
import { DAY, HOUR } from '../review-checks/written-review.ts'
import type { Finding, WrittenReview } from '../review-checks/written-review.ts'
import { randomOf } from './random-of.ts'

/** A review with where it was written. */
export interface SimulatedReview extends WrittenReview {
  network: string | null
  device: string
}

type Given = Pick<SimulatedReview, 'userId' | 'brokerCode' | 'kind' | 'at'> & Partial<SimulatedReview>

/** A site in memory: the rules see of each review what review-history.ts reads from the database. */
export class SimulatedSite {
  readonly reviews: SimulatedReview[] = []
  /** Why each marked review was marked first. */
  readonly marked = new Map<number, Finding['rule']>()
  readonly #lists = new Map<string, SimulatedReview[]>()

  /** Adds a review, which must be the newest, and applies the rules as the site does when it is published. */
  write(given: Given): SimulatedReview {
    const review: SimulatedReview = {
      commentId: this.reviews.length + 1,
      byNewcomer: true,
      isFirst: !this.#of('account', given.userId).some(({ brokerCode }) => brokerCode === given.brokerCode),
      cleared: [],
      network: null,
      device: `device of ${given.userId}`,
      ...given,
    }
    this.reviews.push(review)
    const ofBroker = this.#add('broker', `${review.brokerCode} ${review.kind}`, review)
    const ofAccount = this.#add('account', review.userId, review)
    const ofDevice = this.#add('device', review.device, review)
    const since = review.at - BURST.hours * HOUR
    const before = ofBroker.filter(
      one => one.at <= since && one.at > since - BURST.usualDays * DAY && isNewcomersFirst(one),
    ).length
    this.#mark(findBurst(review, { recent: ofBroker, before }))
    if (review.network) this.#mark(findNetwork(review, this.#add('network', review.network, review)))
    this.#mark(findDevice(review, ofDevice))
    this.#mark(findAccount(review, ofAccount))
    return review
  }

  /** Looks for rings among the reviews of the last `days`, as the sweep does. */
  async sweep(now: number, days: number): Promise<void> {
    for (const ring of await findRings(this.reviews.filter(({ at }) => at > now - days * DAY))) this.#mark(ring)
  }

  /** The share of these reviews that are marked. */
  shareMarked(reviews: readonly SimulatedReview[]): number {
    return reviews.filter(({ commentId }) => this.marked.has(commentId)).length / reviews.length
  }

  #of = (kind: string, name: string) => this.#lists.get(`${kind} ${name}`) ?? []

  #add(kind: string, name: string, review: SimulatedReview): SimulatedReview[] {
    const list = this.#of(kind, name)
    list.push(review)
    this.#lists.set(`${kind} ${name}`, list)
    return list
  }

  #mark(finding: Finding | undefined): void {
    for (const id of finding?.commentIds ?? []) if (!this.marked.has(id)) this.marked.set(id, finding!.rule)
  }
}

interface Traffic {
  seed: number
  days: number
  perDay: number
}

/**
 * Honest reviews in the order they are written: a few brokers get many; two thirds come from new accounts, the others from people who
 * have written before; four in ten from the few networks of phone companies; some couples share a browser; weekends are quieter; and about
 * once a month bad news about a broker brings four times its usual reviews for a day, nearly all negative.
 */
export function honestReviews({ seed, days, perDay }: Traffic): Given[] {
  const random = randomOf(seed)
  const below = (count: number) => Math.floor(random() * count)
  // Zipf: the n-th broker gets 1/n of what the first gets.
  const brokerOf = () => `b${Math.floor(400 ** random())}`
  const liked = new Map<string, number>()
  const kindOf = (brokerCode: string, badNews: boolean): WrittenReview['kind'] => {
    if (!liked.has(brokerCode)) liked.set(brokerCode, 0.25 + 0.6 * random())
    const drawn = random()
    if (badNews) return drawn < 0.9 ? 'negative' : 'neutral'
    return drawn < liked.get(brokerCode)! ? 'positive' : drawn < liked.get(brokerCode)! + 0.08 ? 'neutral' : 'negative'
  }
  const people: { userId: string; network: string; device: string; joined: number }[] = []
  const networkOf = () => (random() < 0.4 ? `phone ${Math.floor(60 ** random())}` : `home ${below(6000)}`)
  const given: Given[] = []
  for (let day = 0; day < days; day += 1) {
    const isQuiet = day % 7 > 4
    const news = random() < 1 / 30 ? brokerOf() : undefined
    const times = Array.from(
      { length: Math.round(perDay * (isQuiet ? 0.6 : 1.15) * (0.85 + 0.3 * random())) },
      random,
    ).sort()
    for (const time of times) {
      const at = (day + time) * DAY
      const known = random() < 1 / 3 ? people[below(people.length)] : undefined
      const partner = !known && random() < 0.03 ? people[below(people.length)] : undefined
      const userId = known?.userId ?? `u${people.length}`
      const person = known ?? {
        userId,
        network: partner?.network ?? networkOf(),
        device: partner?.device ?? `device of ${userId}`,
        joined: at,
      }
      if (!known) people.push(person)
      const brokerCode = news && random() < 0.08 ? news : brokerOf()
      const { network, device } = person
      const byNewcomer = at - person.joined < 30 * DAY
      given.push({ userId, brokerCode, kind: kindOf(brokerCode, brokerCode === news), at, byNewcomer, network, device })
    }
  }
  return given
}
