import { Trash2 } from '@lucide/icons'
import { Form, useLocation } from 'react-router-dom'
import type { Comment } from 'calls/entities/comment'
import { useFormAnswer, useSentForm, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { brokersText } from '../strings/keys.ts'
import type { ReviewAnswer } from './form-answer.ts'

/** Next to the form that edits a reply: deletes it permanently. */
export function ReplyRemoval({ reply: { commentId, parentId } }: { reply: Comment }) {
  const t = useText()
  const { pathname, search } = useLocation()
  const sent = useSentForm()?.data.get('intent')
  const answer = useFormAnswer() as ReviewAnswer | undefined
  return (
    <Panel>
      <Form method="post" action={pathname + search}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="commentId" value={commentId} />
        <input type="hidden" name="parentId" value={parentId ?? ''} />
        <Stack>
          <p>{t(brokersText.removeReplyMeans)}</p>
          {answer?.intent === 'remove' && answer.message && (
            <Note tone="bad" live>
              {answer.message}
            </Note>
          )}
          <div>
            <Button type="submit" variant="secondary" icon={Trash2} busy={sent === 'remove'}>
              {t(brokersText.removeReply)}
            </Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  )
}
