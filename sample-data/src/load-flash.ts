import { fitsMoment } from './flash-facts.ts'
import type { FlashFacts, FlashWhen } from './flash-facts.ts'
import { Random } from './random.ts'
import { RowLoader } from './row-loader.ts'
import { createSampleQuotes } from './sample-quotes.ts'
import type { SampleQuotes } from './sample-quotes.ts'
import type { SampleCase } from './sample-cases.ts'
import type { SampleClock } from './sample-clock.ts'
import type { SampleScene } from './sample-scene.ts'
import { fillIn, readSampleFile } from './sample-texts.ts'
import type { TextPair } from './sample-texts.ts'

interface FlashText {
  tag: string
  important?: boolean
  /** Absent: at any time. */
  when?: FlashWhen
  text: TextPair
}

interface FlashTexts {
  items: FlashText[]
  /** Says how many cases wait for their authors. */
  waiting: FlashText
  pairs: [pair: string, digits: number][]
  up: [up: TextPair, down: TextPair]
  source: string
}

const DAYS = 12
/** Prices that moved less on a day get no sentence about their move. */
const LEAST_PIPS = 2

/** Flash items of the last days, oldest first. What they say agrees with the rates, the calendar, the reviews and the complaints. */
export async function loadFlash(
  { queries, clock }: SampleScene,
  count: number,
  facts: FlashFacts & { cases: readonly SampleCase[] },
): Promise<void> {
  const random = new Random('flash')
  const texts = readSampleFile<FlashTexts>('flash-sentences.json')
  const rows = new RowLoader(queries, 'flash_items')
  const fits = fitsMoment(facts)
  const quotes = createSampleQuotes(clock, DAYS)
  const waiting = casesWaiting(facts.cases, clock)
  const ages = Array.from({ length: count }, () => random.next() * DAYS).sort((a, b) => b - a)
  // The number of waiting cases is named once, after its last change, so that it is the number that the list of cases shows.
  const waitingAt = waiting.count < 2 ? -1 : Math.min(waiting.sinceDays / 2, DAYS)
  const items = ages.map(age => ({ age, isWaiting: false }))
  if (waitingAt >= 0) items[0] = { age: waitingAt, isWaiting: true }
  items.sort((a, b) => b.age - a.age)
  let last: FlashText | undefined
  for (const [index, { age, isWaiting }] of items.entries()) {
    const at = clock.daysAgo(age)
    const [pair, digits] = random.pick(texts.pairs)
    const values = valuesAt(quotes, at, { pair, digits, up: texts.up, random })
    // Never the same sentence twice in a row.
    const fitting = texts.items.filter(item => item !== last && fits(item.when, at).fits && isFilled(item.text, values))
    const item = isWaiting ? texts.waiting : random.pick(fitting)
    last = item
    const amount = isWaiting ? waiting.count : fits(item.when, at).count
    await rows.add({
      flash_id: index + 1,
      content: fillIn(item.text, { ...values, count: whole(amount) }),
      important: item.important ?? false,
      tags: [item.tag],
      symbols: item.text[0].includes('{pair}') ? [pair] : [],
      source: texts.source,
      sample: true,
      published_at: at,
    })
  }
  await rows.finish()
  await queries.script(`SELECT setval(pg_get_serial_sequence('flash_items', 'flash_id'), ${count + 1}, false)`)
}

type Values = Record<string, TextPair>

/** Words about the prices of a moment. Moves that are too small to mention are left out. */
function valuesAt(
  { priceAt, changeAt }: SampleQuotes,
  at: Date,
  { pair, digits, up, random }: { pair: string; digits: number; up: FlashTexts['up']; random: Random },
): Values {
  const priced = (symbol: string, decimals: number): TextPair => decimal(priceAt(symbol, at), decimals)
  const moved = (symbol: string, decimals: number, unit: number): Values => {
    const move = changeAt(symbol, at) / unit
    const name = { XAUUSD: 'gold', OIL: 'oil' }[symbol]
    if (Math.abs(move) < LEAST_PIPS * 10 ** -decimals) return {}
    const direction = move > 0 ? up[0] : up[1]
    const amount = decimal(Math.abs(move), decimals)
    return name ? { [`${name}Move`]: amount, [`${name}Up`]: direction } : { pips: amount, up: direction }
  }
  return {
    up: random.pick(up),
    share: decimal(random.between(2, 19) / 10, 1),
    pair: [pair, pair],
    price: priced(pair, digits),
    gold: priced('XAUUSD', 1),
    silver: priced('XAGUSD', 2),
    oil: priced('OIL', 2),
    ...moved(pair, 0, 10 ** -digits),
    ...moved('XAUUSD', 1, 1),
    ...moved('OIL', 2, 1),
  }
}

const isFilled = ([en]: TextPair, values: Values): boolean =>
  [...en.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name === 'count' || name in values)

/** Cases that wait for their authors' answers, and for how many days their number has been the same. */
function casesWaiting(cases: readonly SampleCase[], clock: SampleClock): { count: number; sinceDays: number } {
  const state = 'awaiting_author'
  const changes = cases.flatMap(({ events }) =>
    events.filter(({ from, to }) => (from === state) !== (to === state)).map(({ at }) => clock.ageInDays(new Date(at))),
  )
  return {
    count: cases.filter(({ events }) => events.at(-1)?.to === state).length,
    sinceDays: changes.reduce((least, age) => Math.min(least, age), DAYS),
  }
}

const whole = (value: number): TextPair => decimal(value, 0)

const decimal = (value: number, digits: number): TextPair => {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return [value.toLocaleString('en', options), value.toLocaleString('id', options)]
}
