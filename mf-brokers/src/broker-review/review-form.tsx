import { Save } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigation, useSubmit } from 'react-router-dom'
import type { Broker } from 'shared-state/calls/entities/broker'
import type { Comment } from 'shared-state/calls/entities/comment'
import { countCharacters } from 'shared-state/calls/entities/written-text'
import { useFormAnswer, useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { StarField } from 'ui/star-field'
import { Text } from 'ui/text'
import { TextareaField } from 'ui/textarea-field'
import { brokersText } from '../strings/keys.ts'
import { forgetDraft, keepDraft } from './draft.ts'
import type { ReviewAnswer } from './form-answer.ts'
import { LoginNote } from './login-note.tsx'
import { PictureFields } from './picture-fields.tsx'
import { readReviewDraft, reviewDraftKey } from './review-draft.ts'
import styles from './review-form.module.css'
import { ReviewPreview } from './review-preview.tsx'
import { useLoginBefore } from './use-login-before.ts'
import { usePictures } from './use-pictures.ts'

/** Characters of a review (comment.publish). */
const length = { least: 10, most: 2000 }

interface ReviewFormProps {
  broker: Broker
  formKey: string
  /** The review that is changed; a new one without. Its pictures stay as they are. */
  review?: Comment
}

/** Stars, words and pictures. What is typed is kept in this tab until it is posted or discarded. */
export const ReviewForm = observer(function ReviewForm({ broker, formKey, review }: ReviewFormProps) {
  const t = useText()
  const { formatLocalTime, formatNumber } = useLocale()
  const { pathname, search } = useLocation()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const answer = useFormAnswer() as ReviewAnswer | undefined
  const isSending = useNavigation().state !== 'idle'
  const [typed, setTyped] = useState(review ? countCharacters(review.content) : 0)
  const [savedAt, setSavedAt] = useState<string>()
  const [preview, setPreview] = useState<{ content: string; rating: number }>()
  const isNew = !review
  const draftKey = reviewDraftKey(broker.code)

  const written = () => {
    const fields = new FormData(form.current!)
    return { content: String(fields.get('content') ?? ''), rating: Number(fields.get('rating')) }
  }
  // The pictures are told by the state that the form shows next: an effect keeps the draft once it does.
  const [changes, setChanges] = useState(0)
  const changed = () => setChanges(now => now + 1)
  const pictures = usePictures(changed)
  const login = useLoginBefore(sent => void submit(sent))

  useEffect(() => {
    const kept = isNew ? readReviewDraft(broker.code) : null
    const fields = form.current?.elements
    const content = fields?.namedItem('content') as HTMLTextAreaElement
    // Typed before this code came, or come back with an answer: newer than any draft.
    if (kept && content.value === '') {
      content.value = kept.content
      const stars = form.current?.querySelector<HTMLInputElement>(`[name=rating][value="${kept.rating}"]`)
      if (stars) stars.checked = true
      pictures.restore(kept.pictures)
    }
    setTyped(countCharacters(content.value))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form appears
  }, [])

  const there = pictures.pictures.flatMap(({ name, image }) => (image ? [{ name, image }] : []))
  useEffect(() => {
    if (changes === 0 || !isNew) return
    const isKept = keepDraft(draftKey, { ...written(), pictures: there })
    setSavedAt(isKept ? formatLocalTime(Date.now()) : undefined)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is kept is read when something has changed, and only then
  }, [changes])

  useEffect(() => {
    if (answer && !answer.done) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])

  const type = () => {
    setTyped(countCharacters(written().content))
    setPreview(undefined)
    changed()
  }
  const discard = () => {
    forgetDraft(draftKey)
    form.current?.reset()
    pictures.clear()
    setTyped(0)
    setSavedAt(undefined)
    setPreview(undefined)
  }
  const limit = typed < length.least ? length.least : length.most
  const picturesError = answer?.errors.imageIds
  return (
    <>
      <Panel>
        <Form ref={form} method="post" action={pathname + search} onSubmit={login} onInput={type} noValidate>
          <input type="hidden" name="intent" value={isNew ? 'publish' : 'edit'} />
          <input type="hidden" name="formKey" value={formKey} />
          {review && <input type="hidden" name="commentId" value={review.commentId} />}
          {review && <input type="hidden" name="version" value={review.version} />}
          <Stack gap="l">
            <StarField
              label={t(brokersText.yourRatingOf, { name: broker.showName })}
              name="rating"
              defaultValue={Number(answer?.values.rating) || (review?.rating ?? undefined)}
              error={answer?.errors.rating}
            />
            <TextareaField
              label={t(brokersText.yourReview)}
              name="content"
              rows={7}
              required
              defaultValue={answer?.values.content ?? review?.content}
              error={answer?.errors.content}
              aside={t(brokersText.typedOf, { typed: formatNumber(typed), limit: formatNumber(limit) })}
            />
            {isNew && <PictureFields pictures={pictures} error={picturesError} />}
            {answer?.needsLogin && <LoginNote />}
            {answer?.message && !answer.needsLogin && <Note tone="bad" live>{answer.message}</Note>}
            <Row>
              <Button type="submit" busy={isSending || pictures.isBusy}>{t(isNew ? brokersText.postReview : brokersText.saveChanges)}</Button>
              <Button variant="secondary" className={styles.scripted} onClick={() => setPreview(written())}>{t(brokersText.preview)}</Button>
              {isNew && savedAt && <Button variant="ghost" onClick={discard}>{t(brokersText.discardDraft)}</Button>}
              {pictures.isBusy && <Text size="sm" tone="quiet">{t(brokersText.picturesWait)}</Text>}
            </Row>
            {isNew && (
              <Text as="div" size="sm" tone="quiet">
                <span role="status">{savedAt && <><Icon of={Save} size="s" /> {t(brokersText.draftSaved, { time: savedAt })}</>}</span>
              </Text>
            )}
          </Stack>
        </Form>
      </Panel>
      {preview && <ReviewPreview broker={broker} images={review?.images ?? there.map(({ image }) => image)} {...preview} />}
    </>
  )
})
