import type { Random } from './random.ts'
import { dollars, fillIn, joined, pips, sentenceCase } from './sample-texts.ts'
import type { ReviewTexts, TextPair, Tone, Translated } from './sample-texts.ts'

export const toneOf = (rating: number): Tone => (rating >= 4 ? 'good' : rating === 3 ? 'neutral' : 'bad')

/** A review's text, and what a reply has to fit. */
export interface ReviewSketch {
  content: Translated
  tone: Tone
  /** Topic of the first statement. */
  topic: string
}

/**
 * The text of a review: an optional opening, one to three statements in its tone (for ratings 2 and 4 only the first; the others are
 * neutral), and an optional close.
 */
export function reviewText(texts: ReviewTexts, rating: number, random: Random): ReviewSketch {
  const tone = toneOf(rating)
  const sentences: TextPair[] = []
  if (random.chance(0.6)) sentences.push(random.pick(texts.openers[tone]))
  const topics = random.some(Object.entries(texts.topics), 1 + Math.floor(random.next() ** 1.6 * 3))
  for (const [index, [, statements]] of topics.entries()) {
    const mixed = index > 0 && (rating === 4 || rating === 2)
    sentences.push(random.pick(statements[mixed ? 'neutral' : tone]))
  }
  if (random.chance(0.4)) sentences.push(random.pick(texts.closers[tone]))
  const values = slotValues(texts, random)
  const content = joined(sentences.map(sentence => sentenceCase(fillIn(sentence, values))))
  return { content, tone, topic: topics[0]?.[0] ?? '' }
}

/** A reply that fits a review: nobody apologises for a late payment under praise, or explains spreads to one who waits for money. */
export function replyText(
  texts: ReviewTexts,
  from: 'staff' | 'user',
  { tone, topic }: Omit<ReviewSketch, 'content'>,
  random: Random,
): Translated {
  const fitting = texts.replies[from].filter(
    ({ tones, topics }) => tones.includes(tone) && (!topics || topics.includes(topic)),
  )
  return sentenceCase(fillIn(random.pick(fitting).text, slotValues(texts, random)))
}

function slotValues(texts: ReviewTexts, random: Random): Record<string, string | TextPair> {
  return {
    months: String(random.between(2, 30)),
    days: String(random.between(2, 24)),
    hours: String(random.between(2, 40)),
    minutes: String(random.between(2, 45)),
    trades: String(random.between(12, 160)),
    slip: String(random.between(3, 28)),
    small: dollars(random.pick([10, 20, 25, 50, 100, 150, 200])),
    amount: dollars(random.between(6, 500) * 10),
    spread: pips(random.between(4, 19) / 10),
    pair: random.pick(texts.pairs),
    method: random.pick(texts.methods),
    platform: random.pick(texts.platforms),
  }
}
