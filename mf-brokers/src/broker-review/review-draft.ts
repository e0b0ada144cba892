import type { UploadedPicture } from 'ui/use-pictures'
import { readDraft } from 'shared-state/forms/tab-draft'

/** An unfinished review. `rating` 0: none given yet. */
export interface ReviewDraft {
  rating: number
  content: string
  pictures: UploadedPicture[]
}

export const reviewDraftKey = (traderCode: string): string => `review-draft:${traderCode}`

/** This tab's draft of a review, or null; a stored value of another format is ignored. */
export function readReviewDraft(traderCode: string): ReviewDraft | null {
  const kept = readDraft(reviewDraftKey(traderCode)) as Partial<ReviewDraft> | null
  if (!kept || typeof kept.content !== 'string') return null
  const pictures = Array.isArray(kept.pictures)
    ? kept.pictures.filter(picture => typeof picture?.image?.thumb === 'string')
    : []
  return { rating: Number(kept.rating) || 0, content: kept.content, pictures }
}
