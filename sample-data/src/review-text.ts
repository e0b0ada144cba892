import type { Random } from './random.ts'
import { dollars, fillIn, joined, pips, sentenceCase } from './sample-texts.ts'
import type { ReviewTexts, TextPair, Tone, Translated } from './sample-texts.ts'

export const toneOf = (rating: number): Tone => (rating >= 4 ? 'good' : rating === 3 ? 'neutral' : 'bad')

/**
 * The text of a review: an optional opening, one to three statements in its tone (for ratings 2 and 4 only the first; the others are
 * neutral), and an optional close.
 */
export function reviewText(texts: ReviewTexts, rating: number, random: Random): Translated {
  const tone = toneOf(rating)
  const sentences: TextPair[] = []
  if (random.chance(0.6)) sentences.push(random.pick(texts.openers[tone]))
  const topics = random.some(Object.values(texts.topics), 1 + Math.floor(random.next() ** 1.6 * 3))
  for (const [index, topic] of topics.entries()) {
    const mixed = index > 0 && (rating === 4 || rating === 2)
    sentences.push(random.pick(topic[mixed ? 'neutral' : tone]))
  }
  if (random.chance(0.4)) sentences.push(random.pick(texts.closers[tone]))
  const values = slotValues(texts, random)
  return joined(sentences.map(sentence => sentenceCase(fillIn(sentence, values))))
}

export function replyText(texts: ReviewTexts, from: 'staff' | 'user', random: Random): Translated {
  return sentenceCase(fillIn(random.pick(texts.replies[from]), slotValues(texts, random)))
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
