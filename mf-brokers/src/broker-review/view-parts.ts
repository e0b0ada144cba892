import { part } from 'shared-state/runtime'
import type { ReviewView } from './review-view.ts'

/**
 * Most visitors read the list. Everything that writes (reviews, replies, reports) is one piece of code, fetched as a visitor turns to
 * it. The name makes it one: in several pieces, what they have in common would be fetched by every page of the area.
 */
export const WriteReview = part(
  async () => (await import(/* webpackChunkName: "review-writing" */ './write-review.tsx')).WriteReview,
)

export const OneReview = part(
  async () => (await import(/* webpackChunkName: "review-writing" */ './one-review.tsx')).OneReview,
)

/** Fetches the code of the view that an address names: it is on the page from the start. */
export async function loadView({ name }: ReviewView): Promise<void> {
  if (name === 'write') await WriteReview.load()
  if (name === 'one') await OneReview.load()
}
