import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { commentImageupload } from 'calls/comment-writing'
import { forgetDraft, keepDraft } from 'shared-state/forms/tab-draft'
import { useApi, useLocale } from 'shared-state/runtime'
import { uploaded, usePictures, type ChosenPicture } from 'ui/use-pictures'
import { readReviewDraft, reviewDraftKey } from './review-draft.ts'

interface ReviewDraftOptions {
  form: RefObject<HTMLFormElement | null>
  /** Code of the broker under review. */
  code: string
  /** True for a new review; edits to an existing one are not kept. */
  isKept: boolean
  /** Called once with the form's initial text: typed before this code loaded, returned with a response, or restored from a draft. */
  onShown: (content: string) => void
}

/** Keeps the review form's content, including pictures, in this tab after every change, and restores it if the form is empty at first. */
export function useReviewDraft({ form, code, isKept, onShown }: ReviewDraftOptions) {
  const api = useApi()
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
  const pictures = usePictures({
    upload: async file => (await api.call(commentImageupload, { file })).image,
    onChange: keep,
  })

  const putBack = useEffectEvent(() => {
    const kept = isKept ? readReviewDraft(code) : null
    const content = form.current!.elements.namedItem('content') as HTMLTextAreaElement
    // Any text in the form is newer than a draft.
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
