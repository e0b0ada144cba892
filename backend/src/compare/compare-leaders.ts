import type { compareIndexinit } from 'calls/compare'
import { compareTopics } from 'calls/compare'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { bestOf, linesFor, sideMayLead } from './compare-lines.ts'
import type { Topic } from './compare-lines.ts'
import { hasEnoughReviews } from './enough-reviews.ts'
import type { Side } from './sides.ts'

type Leaders = CallOutput<typeof compareIndexinit>['leaders']

/** Who may be said to lead in a topic. What few users say is no basis for leading. */
const isCandidate = (topic: Topic, side: Side) => sideMayLead(side) && (topic !== 'users' || hasEnoughReviews(side))

/**
 * The broker that is best in most rows of a topic, among the brokers that may lead in it (decisions 7); a tie has no leader, and neither
 * has a topic with fewer than two such brokers. In the order of the brokers.
 * `lang` decides in which country a licence counts as a licence at home.
 */
export function compareLeaders(sides: readonly Side[], lang: Language): Leaders {
  const lines = linesFor(lang, sides)
  const led = new Map<number, Topic[]>()
  for (const topic of compareTopics) {
    const counts = (side: Side) => isCandidate(topic, side)
    if (sides.filter(counts).length < 2) continue
    const wins = new Map<number, number>()
    for (const index of lines.filter(line => line.topic === topic).flatMap(line => bestOf(line, sides, counts)))
      wins.set(index, (wins.get(index) ?? 0) + 1)
    const most = Math.max(0, ...wins.values())
    const [leader, ...tied] = [...wins].filter(([, count]) => count === most)
    if (leader && tied.length === 0) led.set(leader[0], [...(led.get(leader[0]) ?? []), topic])
  }
  return [...led].sort(([a], [b]) => a - b).map(([index, topics]) => ({ code: sides[index]!.broker.code, topics }))
}
