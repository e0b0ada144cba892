import type { Random } from '../random.ts'
import type { SampleClock } from '../sample-clock.ts'
import type { TextPair } from '../sample-texts.ts'
import type { ListingAuthor } from './listing-sources.ts'
import type { PlannedListing } from './plan-listings.ts'

interface Reaction {
  userId: string
  at: Date
}

/** What other users did with a listing. */
export interface Reactions {
  applause: Reaction[]
  contacts: Reaction[]
  comments: (Reaction & { content: TextPair; lang: 'en' | 'id' })[]
  readCount: number
}

const MOST_APPLAUSE = 26
const COMMENTED = 0.4

/** Only what was live has been seen by others. */
export function drawReactions(
  { publishedAt }: PlannedListing,
  texts: readonly TextPair[],
  users: readonly ListingAuthor[],
  clock: SampleClock,
  random: Random,
): Reactions {
  if (!publishedAt) return { applause: [], contacts: [], comments: [], readCount: 0 }
  const span = clock.now - publishedAt.getTime()
  const reactions = (count: number): (Reaction & { user: ListingAuthor })[] =>
    random.some(users, count).map(user => {
      const at = new Date(publishedAt.getTime() + Math.floor(span * random.next()))
      return { user, userId: user.id, at }
    })
  const applause = reactions(Math.floor(random.next() ** 3 * MOST_APPLAUSE))
  const contacts = reactions(random.between(0, 5))
  const count = random.chance(COMMENTED) ? random.between(1, Math.min(2, texts.length)) : 0
  const said = random.some(texts, count)
  const comments = reactions(said.length).map(({ user, ...reaction }, index) => ({
    ...reaction,
    lang: user.countryCode === '360' ? ('id' as const) : ('en' as const),
    content: said[index]!,
  }))
  return { applause, contacts, comments, readCount: applause.length * 9 + random.between(4, 160) }
}
