import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Icon } from 'ui/icon'
import { Row } from 'ui/row'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { Disc, ListRow } from '../account/list-row.tsx'
import { moderationText } from '../strings/keys.ts'
import styles from './queue-row.module.css'
import { CaseStateTag } from './case-state-tag.tsx'
import type { Queue } from './load-moderation.ts'
import { kindLooks } from './moderation-words.ts'
import { itemPath, type QueueQuery } from './queue-query.ts'

interface QueueRowProps {
  entry: Queue['list']['items'][number]
  /** The queue that the item is opened from. */
  query: QueueQuery
}

/** One item of the queue: what it is, who works on it and since when it is in its state. */
export function QueueRow({ entry, query }: QueueRowProps) {
  const t = useText()
  const { kind, title, user, state, since, broker, holder, ownInterest, beingChecked } = entry
  const { text, icon } = kindLooks[kind]
  return (
    <ListRow
      picture={
        <Disc>
          <Icon of={icon} />
        </Disc>
      }
    >
      <Row gap="s">
        <SiteLink to={itemPath(entry, query)} className={styles.title}>
          <Written lang={null}>{title}</Written>
        </SiteLink>
        <CaseStateTag kind={kind} state={state} />
        {beingChecked && <Tag tone="warn">{t(moderationText.beingChecked)}</Tag>}
        {ownInterest && <Tag>{t(moderationText.notYours)}</Tag>}
        {holder && (
          <Tag tone={holder.mine ? 'info' : undefined} outline={!holder.mine}>
            {holder.mine ? t(moderationText.takenByYou) : t(moderationText.takenBy, { nick: holder.nick })}
          </Tag>
        )}
      </Row>
      <Text as="div" size="sm" tone="faint">
        {t(text)}
        {user && (
          <>
            , <bdi>{user.nick}</bdi>
          </>
        )}
        {broker && (
          <>
            , <bdi>{broker.name}</bdi>
          </>
        )}
        , <DateText iso={since} look="relative" />
      </Text>
    </ListRow>
  )
}
