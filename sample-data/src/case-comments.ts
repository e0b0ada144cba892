import type { Random } from './random.ts'
import type { CaseTexts, Translated } from './sample-texts.ts'
import type { UserSketch } from './sketch-users.ts'
import { writesAfter } from './waking-hours.ts'

export interface CaseComment {
  user: UserSketch
  content: Translated
  /** In ms. */
  at: number
}

const DAY_MS = 86_400_000
const MOST_COMMENTS = 3
const MOST_DAYS = 20

/** What readers wrote below a complaint after its publication and before `now` (both ms), oldest first; each says something else. */
export function caseComments(
  { comments }: CaseTexts,
  users: readonly UserSketch[],
  publishedAt: number,
  now: number,
  random: Random,
): CaseComment[] {
  const texts = random.some(comments, random.between(1, MOST_COMMENTS))
  const written = texts.map(([en, id]) => {
    const user = random.pick(users)
    const from = publishedAt + random.next() ** 2 * MOST_DAYS * DAY_MS
    return { user, content: { en, id }, at: writesAfter(from, 'author', user.countryCode, random) }
  })
  return written.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)
}
