import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router-dom'
import type { Comment } from 'calls/entities/comment'
import { countCharacters } from 'calls/entities/written-text'
import { forgetDraft, keepDraft } from 'shared-state/forms/tab-draft'
import { useFormAnswer, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { brokersText } from '../strings/keys.ts'
import type { ReviewAnswer } from './form-answer.ts'
import { Replies } from './replies.tsx'
import { readReplyDraft, replyDraftKey } from './reply-draft.ts'
import { useLoginBefore } from './use-login-before.ts'
import { ReplyField } from './reply-field.tsx'

interface ReplyFormProps {
  commentId: string
  /** For the first reply only; the next derives its key from the one before, as it can be sent before the page provides another key. */
  formKey: string
  /** Path of the broker's review tab, without the language. */
  path: string
  /** Replies already shown above; a new reply that is not among them is shown below. */
  shown: readonly Comment[]
  /** Set if the form was opened in place: it takes the focus and can be closed again. */
  onClose?: () => void
}

/** A reply to a review. The backend validates it, with the messages of spec 5. */
export const ReplyForm = observer(function ReplyForm({ commentId, formKey, path, shown, onClose }: ReplyFormProps) {
  const t = useText()
  const { pathname, search } = useLocation()
  const area = useRef<HTMLTextAreaElement>(null)
  const fetcher = useFetcher<ReviewAnswer>()
  const login = useLoginBefore(form => void fetcher.submit(form))
  const page = useFormAnswer() as ReviewAnswer | undefined
  const answer = fetcher.data ?? (page?.intent === 'reply' && page.of === commentId ? page : undefined)
  const [typed, setTyped] = useState(0)
  const opened = onClose !== undefined
  const written =
    answer?.comment && !shown.some(reply => reply.commentId === answer.comment?.commentId) ? [answer.comment] : []

  useEffect(() => {
    const field = area.current!
    if (field.value === '') field.value = readReplyDraft(commentId)
    setTyped(countCharacters(field.value))
    if (opened) field.focus()
  }, [commentId, opened])

  useEffect(() => {
    if (!answer) return
    if (!answer.done) return void (answer.errors.content && area.current?.focus())
    forgetDraft(replyDraftKey(commentId))
    area.current!.value = ''
    setTyped(0)
  }, [answer, commentId])

  const type = () => {
    const content = area.current!.value
    setTyped(countCharacters(content))
    keepDraft(replyDraftKey(commentId), { content })
  }
  return (
    <fetcher.Form
      method="post"
      action={`${pathname}${search}#reply-${commentId}`}
      id={`reply-${commentId}`}
      onSubmit={login}
      noValidate
    >
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="commentId" value={commentId} />
      <input
        type="hidden"
        name="formKey"
        value={answer?.comment ? `reply-after-${answer.comment.commentId}` : formKey}
      />
      <Stack gap="s">
        <Replies replies={written} path={path} />
        <ReplyField
          ref={area}
          rows={3}
          defaultValue={answer?.values.content}
          typed={typed}
          answer={answer}
          onInput={type}
        />
        {answer?.done && (
          <Note tone="good" live>
            {t(brokersText.replyPosted)}
          </Note>
        )}
        <Row>
          <Button type="submit" busy={fetcher.state === 'submitting'}>
            {t(brokersText.postReply)}
          </Button>
          {onClose && (
            <Button variant="ghost" onClick={onClose}>
              {t(brokersText.cancel)}
            </Button>
          )}
        </Row>
      </Stack>
    </fetcher.Form>
  )
})
