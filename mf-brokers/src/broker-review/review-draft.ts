import type { Image } from 'calls/entities/image'
import { readDraft } from './draft.ts'

export interface DraftPicture {
  name: string
  image: Image
}

/** A review half written. `rating` 0: none given yet. */
export interface ReviewDraft {
  rating: number
  content: string
  pictures: DraftPicture[]
}

export const reviewDraftKey = (traderCode: string): string => `review-draft:${traderCode}`

/** What this tab keeps of a review, or null; anything else that stands there counts as nothing. */
export function readReviewDraft(traderCode: string): ReviewDraft | null {
  const kept = readDraft(reviewDraftKey(traderCode)) as Partial<ReviewDraft> | null
  if (!kept || typeof kept.content !== 'string') return null
  const pictures = Array.isArray(kept.pictures)
    ? kept.pictures.filter(picture => typeof picture?.image?.thumb === 'string')
    : []
  return { rating: Number(kept.rating) || 0, content: kept.content, pictures }
}
