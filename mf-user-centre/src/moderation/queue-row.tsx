import type { CallOutput } from 'shared-state/api/declare-call'
import type { moderationQueue } from 'calls/moderation'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Icon } from 'ui/icon'
import { Row } from 'ui/row'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { Disc, ListRow } from '../account/list-row.tsx'
import { moderationText } from '../strings/keys.ts'
import styles from './queue-row.module.css'
import { CaseStateTag } from './case-state-tag.tsx'
import { kindLooks } from './moderation-words.ts'

/** One item of the queue. */
export function QueueRow({
  entry: { kind, id, title, user, state, createdAt, ownInterest, beingChecked },
}: {
  entry: CallOutput<typeof moderationQueue>['items'][number]
}) {
  const t = useText()
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
        <SiteLink to={`/user/moderation.html?kind=${kind}&id=${encodeURIComponent(id)}`} className={styles.title}>
          {title}
        </SiteLink>
        <CaseStateTag kind={kind} state={state} />
        {beingChecked && <Tag tone="warn">{t(moderationText.beingChecked)}</Tag>}
        {ownInterest && <Tag>{t(moderationText.notYours)}</Tag>}
      </Row>
      <Text as="div" size="sm" tone="faint">
        {t(text)}
        {user && (
          <>
            , <bdi>{user.nick}</bdi>
          </>
        )}
        , <DateText iso={createdAt} look="relative" />
      </Text>
    </ListRow>
  )
}
