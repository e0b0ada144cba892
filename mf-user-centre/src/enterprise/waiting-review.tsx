import { useLocation } from 'react-router-dom'
import type { Comment } from 'calls/entities/comment'
import { SiteLink, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { DateText } from 'ui/date-text'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Stars } from 'ui/stars'
import { Text } from 'ui/text'
import { TextareaField } from 'ui/textarea-field'
import { VisuallyHidden } from 'ui/visually-hidden'
import { Written } from 'ui/written'
import { AccountForm } from '../account/account-form.tsx'
import { searchWith } from '../list/list-query.ts'
import { repliesText, settingText } from '../strings/keys.ts'

/** A review of the firm's broker; its reply form opens in place, at a separate address. */
export function WaitingReview({
  review: { commentId, user, rating, content, lang, createdAt },
  isOpen,
}: {
  review: Comment
  isOpen: boolean
}) {
  const t = useText()
  const { search } = useLocation()
  return (
    <Stack>
      <div>
        <Row gap="s">
          <SiteLink to={`/user/${user.userId}.html`}>
            <bdi>{user.nick}</bdi>
          </SiteLink>
          {rating !== null && <Stars value={rating} />}
          <Text size="sm" tone="faint">
            <DateText iso={createdAt} look="relative" />
          </Text>
        </Row>
        <Written as="p" lang={lang}>
          {content}
        </Written>
      </div>
      {isOpen ? (
        <ReplyForm commentId={commentId} />
      ) : (
        <Row>
          <Button variant="secondary" small to={`${withAnswer(search, commentId)}#reply`} preventScrollReset>
            {t(repliesText.answer)}
            <VisuallyHidden> {user.nick}</VisuallyHidden>
          </Button>
        </Row>
      )}
    </Stack>
  )
}

/** Keeps the page of the list: on another page the review would not be there to answer. */
const withAnswer = (search: string, answer: string) =>
  searchWith(search, { answer, page: new URLSearchParams(search).get('page') ?? '' })

function ReplyForm({ commentId }: { commentId: string }) {
  const t = useText()
  const { search } = useLocation()
  const cancel = (
    <Button variant="ghost" to={withAnswer(search, '') || '?'} preventScrollReset>
      {t(settingText.cancel)}
    </Button>
  )
  return (
    <AccountForm
      intent="reply"
      variant="primary"
      submitText={t(repliesText.send)}
      actions={cancel}
      hint={t(repliesText.inFirmsName)}
    >
      {answer => (
        <>
          <input type="hidden" name="commentId" value={commentId} />
          <TextareaField
            label={t(repliesText.yourAnswer)}
            name="content"
            maxLength={1000}
            error={answer?.errors.content}
            defaultValue={answer?.values.content}
            required
          />
        </>
      )}
    </AccountForm>
  )
}
