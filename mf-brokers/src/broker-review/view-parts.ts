import { part } from 'shared-state/runtime'
import type { ReviewView } from './review-view.ts'

/**
 * Most visitors only read the list. Everything for writing (reviews, replies, reports) is one chunk, fetched as soon as a visitor shows
 * intent. The shared chunk name makes it one: with several chunks, their common code would be loaded by every page of the area.
 */
export const WriteReview = part(
  async () => (await import(/* webpackChunkName: "review-writing" */ './write-review.tsx')).WriteReview,
)

export const OneReview = part(
  async () => (await import(/* webpackChunkName: "review-writing" */ './one-review.tsx')).OneReview,
)

/** Loads the code of the view that an address names, so that it is on the page from the start. */
export async function loadView({ name }: ReviewView): Promise<void> {
  if (name === 'write') await WriteReview.load()
  if (name === 'one') await OneReview.load()
}
