import { Random } from './random.ts'
import { RowLoader } from './row-loader.ts'
import type { SampleScene } from './sample-scene.ts'
import { fillIn, readSampleFile } from './sample-texts.ts'
import type { TextPair } from './sample-texts.ts'

interface FlashTexts {
  items: { tag: string; important?: boolean; text: TextPair }[]
  pairs: [pair: string, price: number, digits: number][]
  up: TextPair[]
  source: string
}

const DAYS = 12

/** Flash items of the last days, oldest first. Prices are invented and drift from item to item. */
export async function loadFlash({ queries, clock }: SampleScene, count: number): Promise<void> {
  const random = new Random('flash')
  const { items, pairs, up, source } = readSampleFile<FlashTexts>('flash-sentences.json')
  const rows = new RowLoader(queries, 'flash_items')
  const ages = Array.from({ length: count }, () => random.next() * DAYS).sort((a, b) => b - a)
  const prices = new Map(pairs.map(([pair, price]) => [pair, price]))
  let last: FlashTexts['items'][number] | undefined
  let gold = 2_640
  let oil = 71
  for (const [index, age] of ages.entries()) {
    // Never the same sentence twice in a row.
    const item = random.pick(items.filter(other => other !== last))
    last = item
    const { tag, important = false, text } = item
    const [pair, start, digits] = random.pick(pairs)
    const price = (prices.get(pair) ?? start) * (1 + random.around(0, 0.0008))
    prices.set(pair, price)
    gold *= 1 + random.around(0, 0.001)
    oil *= 1 + random.around(0, 0.002)
    const content = fillIn(text, {
      pair,
      price: decimal(price, digits),
      pips: String(random.between(8, 90)),
      gold: decimal(gold, 1),
      oil: decimal(oil, 2),
      small: decimal(random.between(3, 60) / 2, 1),
      small2: decimal(random.between(2, 18) / 10, 2),
      share: decimal(random.between(2, 19) / 10, 1),
      count: String(random.between(20, 300)),
      up: random.pick(up),
    })
    await rows.add({
      flash_id: index + 1,
      content,
      important,
      tags: [tag],
      symbols: text[0].includes('{pair}') ? [pair] : [],
      source,
      sample: true,
      published_at: clock.daysAgo(age),
    })
  }
  await rows.finish()
  await queries.script(`SELECT setval(pg_get_serial_sequence('flash_items', 'flash_id'), ${count + 1}, false)`)
}

const decimal = (value: number, digits: number): TextPair => {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return [value.toLocaleString('en', options), value.toLocaleString('id', options)]
}
