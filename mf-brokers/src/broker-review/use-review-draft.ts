import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useLocale } from 'shared-state/runtime'
import { forgetDraft, keepDraft } from './draft.ts'
import { readReviewDraft, reviewDraftKey } from './review-draft.ts'
import { uploaded, usePictures, type ChosenPicture } from './use-pictures.ts'

interface ReviewDraftOptions {
  form: RefObject<HTMLFormElement | null>
  /** The broker that is reviewed. */
  code: string
  /** A new review; a change to one that is there is not kept. */
  isKept: boolean
  /** Told once what stands in the form: typed before this code came, come back with an answer, or kept. */
  onShown: (content: string) => void
}

/** What stands in the form for a review, its pictures with it, kept in this tab whenever it changes; put back where the form comes up empty. */
export function useReviewDraft({ form, code, isKept, onShown }: ReviewDraftOptions) {
  const { formatLocalTime } = useLocale()
  const [savedAt, setSavedAt] = useState<string>()

  const written = () => {
    const fields = new FormData(form.current!)
    return { content: String(fields.get('content') ?? ''), rating: Number(fields.get('rating')) }
  }
  const keep = (there: readonly ChosenPicture[]) => {
    if (!isKept) return
    const isThere = keepDraft(reviewDraftKey(code), { ...written(), pictures: uploaded(there) })
    setSavedAt(isThere ? formatLocalTime(Date.now()) : undefined)
  }
  const pictures = usePictures(keep)

  const putBack = useEffectEvent(() => {
    const kept = isKept ? readReviewDraft(code) : null
    const content = form.current!.elements.namedItem('content') as HTMLTextAreaElement
    // Whatever stands there is newer than any draft.
    if (kept && content.value === '') {
      content.value = kept.content
      const stars = form.current!.querySelector<HTMLInputElement>(`[name=rating][value="${kept.rating}"]`)
      if (stars) stars.checked = true
      pictures.restore(kept.pictures)
    }
    onShown(content.value)
  })
  useEffect(() => putBack(), [])

  const discard = () => {
    forgetDraft(reviewDraftKey(code))
    form.current?.reset()
    pictures.clear()
    setSavedAt(undefined)
  }
  return { pictures, savedAt, written, keep: () => keep(pictures.pictures), discard }
}
