import { FileText, Megaphone, Star, Store, type LucideIconData } from '@lucide/icons'
import { Link } from 'react-router-dom'
import type { FeedItem } from 'calls/entities/feed-item'
import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Icon } from 'ui/icon'
import { Row } from 'ui/row'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { Disc, ListRow } from '../account/list-row.tsx'
import { userText } from '../strings/keys.ts'

const looks: Record<FeedItem['kind'], { text: number; icon: LucideIconData }> = {
  comment: { text: userText.comment, icon: Star },
  exposure: { text: userText.exposure, icon: Megaphone },
  listing: { text: userText.listing, icon: Store },
  article: { text: userText.article, icon: FileText },
}

/** One public post: its kind, its title and the start of its text. */
export function FeedRow({ item: { kind, title, text, lang, url, at, sample } }: { item: FeedItem }) {
  const t = useText()
  const look = looks[kind]
  return (
    <ListRow
      picture={
        <Disc>
          <Icon of={look.icon} />
        </Disc>
      }
    >
      <Row gap="s">
        <Link to={url}>
          <Written lang={lang}>{title}</Written>
        </Link>
        <Tag outline>{t(look.text)}</Tag>
        {sample && <Tag outline>{t(userText.sample)}</Tag>}
      </Row>
      {text && (
        <Text as="p" size="sm">
          <Written lang={lang}>{text}</Written>
        </Text>
      )}
      <Text as="div" size="sm" tone="faint">
        <DateText iso={at} look="relative" />
      </Text>
    </ListRow>
  )
}
