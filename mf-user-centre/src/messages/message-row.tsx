import {
  Bell,
  Bookmark,
  Building2,
  CalendarClock,
  Megaphone,
  MessageSquareReply,
  type LucideIconData,
} from '@lucide/icons'
import { Link, useFetcher } from 'react-router-dom'
import type { Message } from 'calls/entities/message'
import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Icon } from 'ui/icon'
import { Row } from 'ui/row'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { Disc, ListRow } from '../account/list-row.tsx'
import { RowAction } from '../account/row-action.tsx'
import { messagesText } from '../strings/keys.ts'

const icons: Record<Message['kind'], LucideIconData> = {
  system: Bell,
  reply: MessageSquareReply,
  exposure: Megaphone,
  followed: Bookmark,
  enterprise: Building2,
  reminder: CalendarClock,
}

/** One message. Following its link also marks it as read. */
export function MessageRow({ message: { id, kind, title, text, url, read, at } }: { message: Message }) {
  const t = useText()
  const reading = useFetcher()
  const open = () => void (read || reading.submit({ intent: 'read', id }, { method: 'post' }))
  const action = !read && (
    <RowAction intent="read" fields={{ id }} label={t(messagesText.markRead)} of={title} variant="ghost" />
  )
  return (
    <ListRow
      picture={
        <Disc>
          <Icon of={icons[kind]} />
        </Disc>
      }
      action={action}
    >
      <Row gap="s">
        <Text weight={read ? 'medium' : 'bold'}>
          {url ? (
            <Link to={url} onClick={open}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Text>
        {!read && <Tag tone="info">{t(messagesText.new)}</Tag>}
      </Row>
      {text && (
        <Text as="p" size="sm">
          {text}
        </Text>
      )}
      <Text as="div" size="sm" tone="faint">
        <DateText iso={at} look="relative" />
      </Text>
    </ListRow>
  )
}
