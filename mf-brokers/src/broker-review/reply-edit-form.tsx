import { useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router-dom'
import type { Comment } from 'shared-state/calls/entities/comment'
import { countCharacters } from 'shared-state/calls/entities/written-text'
import { useFormAnswer, useHref, useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { TextareaField } from 'ui/textarea-field'
import { brokersText } from '../strings/keys.ts'
import type { ReviewAnswer } from './form-answer.ts'
import { LoginNote } from './login-note.tsx'
import { replyLimitOf } from './reply-length.ts'
import { replyAddress } from './review-view.ts'

interface ReplyEditFormProps {
  reply: Comment
  formKey: string
  /** Path of the broker's review tab, behind the language. */
  path: string
}

/** One's own reply, to be worded anew; what it said before stays to be read, as a review's does. */
export function ReplyEditForm({ reply: { commentId, parentId, content, user, version }, formKey, path }: ReplyEditFormProps) {
  const t = useText()
  const href = useHref()
  const { formatNumber } = useLocale()
  const { pathname, search } = useLocation()
  const isSending = useNavigation().formData?.get('intent') === 'edit'
  const given = useFormAnswer() as ReviewAnswer | undefined
  const answer = given?.intent === 'edit' ? given : undefined
  const area = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(countCharacters(answer?.values.content ?? content))
  useEffect(() => {
    if (answer?.errors.content) area.current?.focus()
  }, [answer])
  return (
    <Panel title={t(brokersText.replyBy, { name: user.nick })}>
      <Form method="post" action={pathname + search} noValidate>
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="commentId" value={commentId} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="formKey" value={formKey} />
        <Stack>
          <TextareaField
            ref={area}
            label={t(brokersText.yourReply)}
            name="content"
            rows={5}
            required
            defaultValue={answer?.values.content ?? content}
            error={answer?.errors.content}
            aside={t(brokersText.typedOf, { typed: formatNumber(typed), limit: formatNumber(replyLimitOf(typed)) })}
            onInput={() => setTyped(countCharacters(area.current!.value))}
          />
          {answer?.needsLogin && <LoginNote />}
          {answer?.message && !answer.needsLogin && <Note tone="bad" live>{answer.message}</Note>}
          <Row>
            <Button type="submit" busy={isSending}>{t(brokersText.saveChanges)}</Button>
            <Button variant="ghost" to={href(replyAddress(path, parentId ?? commentId, commentId))}>{t(brokersText.cancel)}</Button>
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
