import type { FlashItem } from 'calls/entities/flash-item'

/** Items grouped by UTC day (YYYY-MM-DD), both in the order given. */
export function daysOfItems(items: readonly FlashItem[]): [day: string, items: FlashItem[]][] {
  const days = new Map<string, FlashItem[]>()
  for (const item of items) {
    const day = item.publishedAt.slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return [...days]
}
