import { createHash } from 'node:crypto'

/** A number derived from a text, always the same for it: 0 up to 2³². */
const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE()

/** Index in a list of `length` where today's pick for a page starts; it differs by day and page. */
export function dailyStart(page: string, length: number, now = new Date()): number {
  return length > 0 ? numberOf(`${now.toISOString().slice(0, 10)} ${page}`) % length : 0
}

/** `num` items from today's start, wrapping around at the end. */
export function dailyPick<Item>(items: readonly Item[], page: string, num: number): Item[] {
  const start = dailyStart(page, items.length)
  return Array.from({ length: Math.min(num, items.length) }, (_, step) => items[(start + step) % items.length]).filter(
    item => item !== undefined,
  )
}
