import { sampleRates } from 'backend/rates/sample-rates'
import type { Random } from './random.ts'
import { dayAndMonth } from './sample-clock.ts'
import { dollars, fillIn, joined, sentenceCase } from './sample-texts.ts'
import type { ExposureTexts, TextPair, Translated } from './sample-texts.ts'

const METHODS: TextPair[] = [
  ['bank transfer', 'transfer bank'],
  ['card', 'kartu'],
  ['e-wallet', 'dompet digital'],
  ['USDT', 'USDT'],
]
const PAIRS = ['EURUSD', 'GBPUSD', 'XAUUSD', 'USDJPY', 'GBPJPY', 'US30']

export interface Claim {
  amount: number
  currency: string
  words: TextPair
}

/** Most claims are in dollars; Indonesian authors often claim rupiah. */
export function drawClaim(lang: 'en' | 'id', random: Random): Claim {
  const amount = Math.round(Math.exp(4.2 + random.next() * 6)) // 67 to 27,000 dollars, small amounts more often
  if (lang === 'id' && random.chance(0.5)) {
    const rupiah = Math.round((amount * sampleRates.rates.USDIDR) / 100_000) * 100_000
    const [en, id] = dollars(rupiah)
    return { amount: rupiah, currency: 'IDR', words: [en.replace('$', 'Rp '), id.replace('US$', 'Rp ')] }
  }
  const [en, id] = dollars(amount)
  if (random.chance(0.08)) return { amount, currency: 'EUR', words: [en.replace('$', '€'), id.replace('US$', '€')] }
  return { amount, currency: 'USD', words: [en, id] }
}

/** Title and text of an exposure about an incident `daysBefore` its publication; long enough for the rules of decisions 4. */
export function exposureStory(
  { titles, story, wish }: ExposureTexts,
  { broker, claim, incident, daysBefore }: { broker: string; claim: Claim; incident: Date; daysBefore: number },
  random: Random,
): { title: Translated; content: Translated } {
  const values: Record<string, string | TextPair> = {
    broker,
    amount: claim.words,
    date: dayAndMonth(incident.getUTCDate(), incident.getUTCMonth()),
    days: String(daysBefore),
    count: String(random.between(2, 5)),
    pips: String(random.between(6, 60)),
    seconds: String(random.between(3, 20)),
    pair: random.pick(PAIRS),
    method: random.pick(METHODS),
  }
  const told = [...random.some(story, random.between(3, 5)), random.pick(wish)]
  return {
    title: sentenceCase(fillIn(random.pick(titles), values)),
    content: joined(told.map(sentence => sentenceCase(fillIn(sentence, values)))),
  }
}
