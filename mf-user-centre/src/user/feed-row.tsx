import { FileText, Megaphone, Star, Store, type LucideIconData } from '@lucide/icons'
import { Link } from 'react-router-dom'
import type { FeedItem } from 'calls/entities/feed-item'
import { SiteLink, useText } from 'shared-state/runtime'
import { BrokerLine } from 'ui/broker-line/broker-line'
import { TeamTag } from 'ui/comments/team-tag'
import { DateText } from 'ui/date-text'
import { Icon } from 'ui/icon'
import { Row } from 'ui/row'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { Disc, ListRow } from '../account/list-row.tsx'
import { brokerPath } from '../addresses.ts'
import { userText } from '../strings/keys.ts'

const looks: Record<FeedItem['kind'], { text: number; icon: LucideIconData }> = {
  comment: { text: userText.comment, icon: Star },
  exposure: { text: userText.exposure, icon: Megaphone },
  listing: { text: userText.listing, icon: Store },
  article: { text: userText.article, icon: FileText },
}

/** One public post: its kind, its title, the start of its text and the broker that it is about. `author`: also who wrote it. */
export function FeedRow({ item, author = false }: { item: FeedItem; author?: boolean }) {
  const { kind, title, text, lang, url, user, broker, at, sample } = item
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
      {broker && (
        <Text as="div" size="sm">
          <BrokerLine broker={broker} to={brokerPath(broker)} />
        </Text>
      )}
      <Row gap="s">
        {author && user && (
          <Text size="sm">
            <SiteLink to={`/user/${user.userId}.html`}>
              <bdi>{user.nick}</bdi>
            </SiteLink>
          </Text>
        )}
        {author && user && <TeamTag user={user} review={kind === 'comment'} />}
        <Text size="sm" tone="faint">
          <DateText iso={at} look="relative" />
        </Text>
      </Row>
    </ListRow>
  )
}
