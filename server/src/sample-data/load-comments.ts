import type { Queries } from '../db/db.ts'
import { Random } from './random.ts'
import { replyText, reviewText } from './review-text.ts'
import { RowLoader } from './row-loader.ts'
import type { SampleClock } from './sample-clock.ts'
import { readSampleFile } from './sample-texts.ts'
import type { ReviewTexts } from './sample-texts.ts'
import type { PostSlots } from './share-posts.ts'
import type { BrokerSketch } from './sketch-brokers.ts'
import type { UserSketch } from './sketch-users.ts'

const COLUMNS = [
  'comment_id', 'target_type', 'target_code', 'parent_id', 'user_id', 'rating', 'lang', 'content', 'state', 'staff', 'reply_count', 'helpful_count',
  'sample', 'created_at',
]

interface Reply {
  parentId: number
  broker: BrokerSketch
  ageInDays: number
  staff: boolean
}

/** Reviews, oldest first, whose tone follows the broker's score; then replies to some of them. */
export async function loadComments(queries: Queries, slots: PostSlots, brokers: BrokerSketch[], users: UserSketch[], clock: SampleClock, onPart: (part: number) => void): Promise<void> {
  const random = new Random('comment rows')
  const texts = readSampleFile<ReviewTexts>('review-sentences.json')
  const people = users.filter(({ staff }) => !staff)
  const desks = users.filter(({ staff }) => staff)
  const rows = new RowLoader(queries, 'comments', COLUMNS)
  const reviewed = new Set<number>() // one review per person and broker
  const replies: Reply[] = []
  const count = slots.broker.length
  for (let index = 0; index < count; index++) {
    const brokerIndex = slots.broker[index] ?? 0
    const broker = brokers[brokerIndex]
    const age = slots.ageInDays[index] ?? 0
    if (!broker) continue
    let person = random.between(0, people.length - 1)
    for (let tries = 0; reviewed.has(person * brokers.length + brokerIndex) && tries < 50; tries++) person = random.between(0, people.length - 1)
    reviewed.add(person * brokers.length + brokerIndex)
    const { userId, lang } = people[person] ?? random.pick(people)
    const rating = drawRating(broker.score ?? 4, random)
    const answered = random.chance(rating <= 2 ? 0.09 : 0.03)
    if (answered) replies.push({ parentId: index + 1, broker, ageInDays: age * random.next() ** 0.2, staff: random.chance(0.5) })
    await rows.add(
      index + 1, 'broker', broker.code, null, userId, rating, lang, { ...reviewText(texts, rating, random) }, random.chance(0.004) ? 'flagged' : 'published',
      false, answered ? 1 : 0, Math.floor(random.next() ** 6 * 40 * Math.min(1, 0.2 + age / 60)), true, clock.daysAgo(age),
    )
    if (index % 5_000 === 0) onPart(index / count)
  }
  for (const [index, { parentId, broker, ageInDays, staff }] of replies.entries()) {
    const { userId, lang } = random.pick(staff && desks.length > 0 ? desks : people)
    await rows.add(count + index + 1, 'broker', broker.code, parentId, userId, null, lang, { ...replyText(texts, staff ? 'staff' : 'user', random) },
      'published', staff, 0, random.between(0, 4), true, clock.daysAgo(ageInDays))
  }
  await rows.finish()
  await queries.script(`SELECT setval(pg_get_serial_sequence('comments', 'comment_id'), ${count + replies.length + 1}, false)`)
}

/** 1 to 5; brokers with a better score are liked more often. */
function drawRating(score: number, random: Random): number {
  const liked = Math.min(0.9, 0.08 + 0.085 * score)
  const drawn = random.next()
  if (drawn < liked) return random.chance(0.58) ? 5 : 4
  if (drawn < liked + (1 - liked) * 0.25) return 3
  return random.chance(0.72) ? 1 : 2
}
