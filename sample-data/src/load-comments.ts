import { Random } from './random.ts'
import { replyText, reviewText } from './review-text.ts'
import type { ReviewSketch } from './review-text.ts'
import { RowLoader } from './row-loader.ts'
import type { Row } from './row-loader.ts'
import type { SampleCase } from './sample-cases.ts'
import type { OnPart, SampleScene } from './sample-scene.ts'
import { readSampleFile } from './sample-texts.ts'
import type { ReviewTexts, Translated } from './sample-texts.ts'
import type { PostSlots } from './share-posts.ts'
import type { BrokerSketch } from './sketch-brokers.ts'
import type { UserSketch } from './sketch-users.ts'

interface Reply extends Pick<ReviewSketch, 'tone' | 'topic'> {
  parentId: number
  broker: BrokerSketch
  ageInDays: number
  staff: boolean
}

/** Reviews, oldest first, whose tone follows the broker's score; then replies to some of them, and comments on complaints. */
export async function loadComments(
  scene: SampleScene,
  slots: PostSlots,
  cases: readonly SampleCase[],
  onPart: OnPart,
): Promise<void> {
  const { queries, brokers, users, clock } = scene
  const random = new Random('comment rows')
  const texts = readSampleFile<ReviewTexts>('review-sentences.json')
  const rows = new RowLoader(queries, 'comments')
  const reviewers = new Reviewers(users, brokers.length, random)
  const replies: Reply[] = []
  const count = slots.broker.length
  for (const [index, brokerIndex] of slots.broker.entries()) {
    const broker = brokers[brokerIndex]
    if (!broker) continue
    const ageInDays = slots.ageInDays[index] ?? 0
    const rating = drawRating(broker.score ?? 4, random)
    const { content, tone, topic } = reviewText(texts, rating, random)
    // Answers take hours to days.
    const later = ageInDays - 0.05 - random.next() ** 2 * 12
    const bad = rating <= 2
    const staff = broker.desk !== null && broker.desk.tone !== 'silent' && random.chance(bad ? 0.3 : 0.1)
    const answered = (staff || random.chance(bad ? 0.045 : 0.015)) && later > 0
    if (answered) replies.push({ parentId: index + 1, broker, ageInDays: later, staff, tone, topic })
    await rows.add({
      comment_id: index + 1,
      parent_id: null,
      rating,
      state: random.chance(0.004) ? 'flagged' : 'published',
      staff: false,
      reply_count: answered ? 1 : 0,
      helpful_count: Math.floor(random.next() ** 6 * 40 * Math.min(1, 0.2 + ageInDays / 60)),
      created_at: clock.daysAgo(ageInDays),
      ...written(broker.code, reviewers.next(brokerIndex), content),
    })
    if (index % 5_000 === 0) onPart(index / count)
  }
  let lastId = count
  for (const { parentId, broker, ageInDays, staff, ...review } of replies) {
    const writer = random.pick(users)
    await rows.add({
      comment_id: ++lastId,
      parent_id: parentId,
      rating: null,
      state: 'published',
      staff,
      reply_count: 0,
      helpful_count: random.between(0, 4),
      created_at: clock.daysAgo(ageInDays),
      ...written(broker.code, writer, replyText(texts, staff ? 'staff' : 'user', review, random)),
      ...(staff && { user_id: broker.desk!.userId, lang: 'en' }),
    })
  }
  for (const { code, comments } of cases)
    for (const { user, content, at } of comments)
      await rows.add({
        comment_id: ++lastId,
        parent_id: null,
        rating: null,
        state: 'published',
        staff: false,
        reply_count: 0,
        helpful_count: random.between(0, 3),
        created_at: new Date(at),
        ...written(code, user, content),
        target_type: 'exposure',
      })
  await rows.finish()
  await queries.script(`SELECT setval(pg_get_serial_sequence('comments', 'comment_id'), ${lastId + 1}, false)`)
}

const written = (targetCode: string, { userId, lang }: UserSketch, content: Translated): Row => ({
  target_type: 'broker',
  target_code: targetCode,
  user_id: userId,
  lang,
  content,
  sample: true,
})

/** Draws the reviewer of a broker: nobody twice if enough people are left. */
class Reviewers {
  readonly #people: UserSketch[]
  readonly #brokerCount: number
  readonly #random: Random
  readonly #reviewed = new Set<number>()

  constructor(people: UserSketch[], brokerCount: number, random: Random) {
    this.#people = people
    this.#brokerCount = brokerCount
    this.#random = random
  }

  next(brokerIndex: number): UserSketch {
    const draw = (): number => this.#random.between(0, this.#people.length - 1)
    const pair = (person: number): number => person * this.#brokerCount + brokerIndex
    let person = draw()
    for (let tries = 0; tries < 50 && this.#reviewed.has(pair(person)); tries++) person = draw()
    this.#reviewed.add(pair(person))
    return this.#people[person] ?? this.#random.pick(this.#people)
  }
}

/** 1 to 5; brokers with a better score get more positive ratings. */
function drawRating(score: number, random: Random): number {
  const liked = Math.min(0.9, 0.08 + 0.085 * score)
  const drawn = random.next()
  if (drawn < liked) return random.chance(0.58) ? 5 : 4
  if (drawn < liked + (1 - liked) * 0.25) return 3
  return random.chance(0.72) ? 1 : 2
}
