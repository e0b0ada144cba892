import type { Complaint } from 'calls/entities/complaint'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Money } from 'ui/money'
import { Row } from 'ui/row'
import { StateTag } from 'ui/state-tag'
import { complaintLooks } from 'ui/states/complaint-looks'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { ListRow } from '../account/list-row.tsx'
import { reasonText } from './complaint-words.ts'
import { complaintPath } from './private-complaint/complaint-path.ts'

/** A private complaint with its answers; only its author and moderators can see it. */
export function ComplaintRow({
  complaint: { code, broker, reason, content, amount, state, events, createdAt },
}: {
  complaint: Complaint
}) {
  const t = useText()
  const answers = events.filter(({ actor, note }) => actor !== 'author' && note)
  return (
    <ListRow>
      <Row gap="s">
        <SiteLink to={complaintPath(code)}>
          <bdi>{broker.showName}</bdi>
        </SiteLink>
        <StateTag look={complaintLooks[state]} />
        <Tag outline>{t(reasonText[reason])}</Tag>
      </Row>
      <p>{content}</p>
      {answers.map(({ eventId, name, note, at }) => (
        <Text key={eventId} as="p" size="sm">
          <strong>{name}</strong> (<DateText iso={at} />
          ): {note}
        </Text>
      ))}
      <Text as="div" size="sm" tone="faint">
        {amount && (
          <>
            <Money {...amount} />,{' '}
          </>
        )}
        <DateText iso={createdAt} look="relative" />
      </Text>
    </ListRow>
  )
}
