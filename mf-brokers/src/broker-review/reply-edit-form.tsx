import { useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router-dom'
import type { Comment } from 'calls/entities/comment'
import { countCharacters } from 'calls/entities/written-text'
import { useFormAnswer, useHref, useSentForm, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { brokersText } from '../strings/keys.ts'
import type { ReviewAnswer } from './form-answer.ts'
import { replyAddress } from './review-view.ts'
import { ReplyField } from './reply-field.tsx'

interface ReplyEditFormProps {
  reply: Comment
  formKey: string
  /** Path of the broker's review tab, without the language. */
  path: string
}

/** Edits the user's own reply; as with a review, the earlier versions stay readable. */
export function ReplyEditForm({
  reply: { commentId, parentId, content, user, version },
  formKey,
  path,
}: ReplyEditFormProps) {
  const t = useText()
  const href = useHref()
  const { pathname, search } = useLocation()
  const isSending = useSentForm()?.data.get('intent') === 'edit'
  const given = useFormAnswer() as ReviewAnswer | undefined
  const answer = given?.intent === 'edit' ? given : undefined
  const area = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(countCharacters(answer?.values.content ?? content))
  useEffect(() => {
    if (answer?.errors.content) area.current?.focus()
  }, [answer])
  const count = () => setTyped(countCharacters(area.current!.value))
  return (
    <Panel title={t(brokersText.replyBy, { name: user.nick })}>
      <Form method="post" action={pathname + search} noValidate>
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="commentId" value={commentId} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="formKey" value={formKey} />
        <Stack>
          <ReplyField
            ref={area}
            rows={5}
            defaultValue={answer?.values.content ?? content}
            typed={typed}
            answer={answer}
            onInput={count}
          />
          <Row>
            <Button type="submit" busy={isSending}>
              {t(brokersText.saveChanges)}
            </Button>
            <Button variant="ghost" to={href(replyAddress(path, parentId ?? commentId, commentId))}>
              {t(brokersText.cancel)}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
