import { LISTING_DAYS, marketTypes } from 'calls/entities/market-listing'
import type { ListingState, MarketType } from 'calls/entities/market-listing'
import type { Random } from '../random.ts'
import type { SampleClock } from '../sample-clock.ts'

/** A listing that is yet to be written. */
export interface PlannedListing {
  type: MarketType
  /** Its place among those of its kind. */
  place: number
  state: ListingState
  createdAt: Date
  /** When it became live; null if it never did. */
  publishedAt: Date | null
  stateSince: Date
  expiresAt: Date
  /** First day of an exhibition, in days before the day of the data; negative in the future. */
  startsDaysAgo: number
}

const DAY_MS = 86_400_000
const LIVE = 22
/** Besides the live ones, each kind has two of these. */
const OTHERS = ['pending', 'rejected', 'expired', 'withdrawn', 'expired', 'pending'] as const
const MOST_DAYS = 80
const FIRST_EXHIBITION = 55
const BETWEEN_EXHIBITIONS = 16
/** In a portal that starts long after the day of its data, live listings have been renewed: they expire this many days after the start. */
const RENEWED = [10, 80] as const

/** All kinds with live listings and some in other states. `now`: the beginning of the day on which they are loaded. */
export function planListings(random: Random, clock: SampleClock, now: number): PlannedListing[] {
  return marketTypes.flatMap((type, kind) =>
    Array.from({ length: LIVE + 2 }, (_, place) =>
      place < LIVE
        ? planOne(type, place, 'live', random, clock, now)
        : planOne(type, place, OTHERS[(kind * 2 + place - LIVE) % OTHERS.length]!, random, clock, now),
    ),
  )
}

function planOne(
  type: MarketType,
  place: number,
  state: ListingState,
  random: Random,
  clock: SampleClock,
  now: number,
): PlannedListing {
  const drawn = MOST_DAYS * random.next() ** 1.4 + 0.1
  const startsDaysAgo = FIRST_EXHIBITION - place * BETWEEN_EXHIBITIONS - random.between(0, 9)
  // An exhibition is announced before it begins.
  const age = type === 'exhibition' ? Math.max(drawn, startsDaysAgo + random.between(8, 20)) : drawn
  const checked = random.between(1, 30) / 20
  const renewed = random.between(...RENEWED)
  if (state === 'pending' || state === 'rejected') {
    const days = state === 'pending' ? checked : age + checked
    const createdAt = clock.daysAgo(days)
    const stateSince = state === 'pending' ? createdAt : clock.daysAgo(age)
    return { type, place, state, createdAt, publishedAt: null, stateSince, expiresAt: after(createdAt), startsDaysAgo }
  }
  const past = state === 'expired' ? LISTING_DAYS + age : age
  const publishedAt = clock.daysAgo(past)
  const expiresAt = after(publishedAt)
  return {
    type,
    place,
    state,
    createdAt: clock.daysAgo(past + checked),
    publishedAt,
    stateSince: state === 'withdrawn' ? clock.daysAgo(past / 2) : publishedAt,
    expiresAt:
      state === 'live' && expiresAt.getTime() < now + RENEWED[0] * DAY_MS
        ? new Date(now + renewed * DAY_MS)
        : expiresAt,
    startsDaysAgo: state === 'expired' ? Math.round(past) - 40 : startsDaysAgo,
  }
}

const after = (moment: Date): Date => new Date(moment.getTime() + LISTING_DAYS * DAY_MS)
