import type { Comment } from 'calls/entities/comment'
import { useLocale } from 'shared-state/runtime'
import { Avatar } from '../avatar.tsx'
import { DateText } from '../date-text.tsx'
import { Paragraphs } from '../paragraphs.tsx'
import { Row } from '../row.tsx'
import { Stack } from '../stack.tsx'
import { Tag } from '../tag.tsx'
import { Text } from '../text.tsx'
import type { CommentTexts } from './comment-texts.ts'
import { TeamTag } from './team-tag.tsx'

interface OneCommentProps {
  comment: Pick<Comment, 'user' | 'staff' | 'createdAt' | 'content' | 'lang'>
  texts: Pick<CommentTexts, 'staff' | 'writtenIn'>
}

/** A comment with its author and time, and its language if that is not the page's. */
export function OneComment({ comment: { user, staff, createdAt, content, lang }, texts }: OneCommentProps) {
  const page = useLocale().lang
  return (
    <Stack as="article" gap="s">
      <Row gap="s">
        <Avatar name={user.nick} src={user.avatar ?? undefined} />
        <Text size="sm" weight="medium">
          <bdi>{user.nick}</bdi>
        </Text>
        {staff && <Tag outline>{texts.staff}</Tag>}
        <TeamTag user={user} />
        <Text size="sm" tone="faint">
          <DateText iso={createdAt} />
        </Text>
      </Row>
      <Paragraphs text={content} lang={lang} />
      {lang !== page && (
        <Text as="p" size="sm" tone="faint">
          {texts.writtenIn(lang)}
        </Text>
      )}
    </Stack>
  )
}
