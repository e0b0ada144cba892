import { Save } from '@lucide/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { Form, useLocation, useSubmit } from 'react-router-dom'
import type { Broker } from 'calls/entities/broker'
import type { Comment } from 'calls/entities/comment'
import { countCharacters } from 'calls/entities/written-text'
import { useFormAnswer, useLocale, useSentForm, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { PictureFields } from 'ui/picture-fields'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { StarField } from 'ui/star-field'
import { Text } from 'ui/text'
import { TextareaField } from 'ui/textarea-field'
import { uploaded } from 'ui/use-pictures'
import { brokersText } from '../strings/keys.ts'
import type { ReviewAnswer } from './form-answer.ts'
import { LoginNote } from './login-note.tsx'
import styles from './review-form.module.css'
import { ReviewPreview } from './review-preview.tsx'
import { useLoginBefore } from './use-login-before.ts'
import { useReviewDraft } from './use-review-draft.ts'

/** Length of a review, in characters (comment.publish). */
const length = { least: 10, most: 2000 }

interface ReviewFormProps {
  broker: Broker
  formKey: string
  /** The review being edited; undefined for a new one. Its pictures stay as they are. */
  review?: Comment
}

/** Stars, text and pictures. The visitor's input is kept in this tab until it is posted or discarded. */
export const ReviewForm = observer(function ReviewForm({ broker, formKey, review }: ReviewFormProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { pathname, search } = useLocation()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const answer = useFormAnswer() as ReviewAnswer | undefined
  const isSending = useSentForm() !== undefined
  const [typed, setTyped] = useState(countCharacters(answer?.values.content ?? review?.content ?? ''))
  const [preview, setPreview] = useState<{ content: string; rating: number }>()
  // Without JavaScript the form carries the pictures itself; with it they are uploaded as soon as they are selected.
  const [carriesFiles, setCarriesFiles] = useState(true)
  useEffect(() => setCarriesFiles(false), [])
  const isNew = !review
  const draft = useReviewDraft({
    form,
    code: broker.code,
    isKept: isNew,
    onShown: content => setTyped(countCharacters(content)),
  })
  const { pictures } = draft
  const login = useLoginBefore(sent => void submit(sent))

  useEffect(() => {
    if (answer && !answer.done) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])

  const type = () => {
    setTyped(countCharacters(draft.written().content))
    setPreview(undefined)
    draft.keep()
  }
  const discard = () => {
    draft.discard()
    setTyped(0)
    setPreview(undefined)
  }
  const limit = typed < length.least ? length.least : length.most
  const encType = isNew && carriesFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  return (
    <>
      <Panel>
        <Form
          ref={form}
          method="post"
          action={pathname + search}
          encType={encType}
          onSubmit={login}
          onInput={type}
          noValidate
        >
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
            {isNew && (
              <PictureFields
                pictures={pictures}
                error={answer?.errors.imageIds ?? answer?.errors.file}
                sent={answer?.pictures}
              />
            )}
            {answer?.needsLogin && <LoginNote />}
            {answer?.message && !answer.needsLogin && (
              <Note tone="bad" live>
                {answer.message}
              </Note>
            )}
            <Row>
              <Button type="submit" busy={isSending || pictures.isBusy}>
                {t(isNew ? brokersText.postReview : brokersText.saveChanges)}
              </Button>
              <Button variant="secondary" className={styles.scripted} onClick={() => setPreview(draft.written())}>
                {t(brokersText.preview)}
              </Button>
              {draft.savedAt && (
                <Button variant="ghost" onClick={discard}>
                  {t(brokersText.discardDraft)}
                </Button>
              )}
            </Row>
            {isNew && (
              <Text as="div" size="sm" tone="quiet">
                <span role="status">
                  {draft.savedAt && (
                    <>
                      <Icon of={Save} size="s" /> {t(brokersText.draftSaved, { time: draft.savedAt })}
                    </>
                  )}
                </span>
              </Text>
            )}
          </Stack>
        </Form>
      </Panel>
      {preview && (
        <ReviewPreview
          broker={broker}
          images={review?.images ?? uploaded(pictures.pictures).map(({ image }) => image)}
          {...preview}
        />
      )}
    </>
  )
})
