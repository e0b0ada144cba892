import type { Complaint } from 'calls/entities/complaint'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Money } from 'ui/money'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { StateTag } from 'ui/state-tag'
import { complaintLooks } from 'ui/states/complaint-looks'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { brokerPath } from '../../addresses.ts'
import { complaintsText } from '../../strings/keys.ts'
import { reasonText } from '../complaint-words.ts'
import styles from './complaint-story.module.css'
import { PictureLinks } from './picture-links.tsx'

interface ComplaintStoryProps {
  complaint: Complaint
  /** The author's contact; null for anyone else. */
  contact: string | null
}

/** What the author wrote, with the pictures of the first event. */
export function ComplaintStory({ complaint, contact }: ComplaintStoryProps) {
  const t = useText()
  const { broker, reason, content, amount, state, events, createdAt } = complaint
  return (
    <Panel footer={contact !== null && t(complaintsText.yourContact, { contact })}>
      <Stack>
        <Row gap="s">
          <SiteLink to={brokerPath(broker)}>
            <bdi>{broker.showName}</bdi>
          </SiteLink>
          <StateTag look={complaintLooks[state]} />
          <Tag outline>{t(reasonText[reason])}</Tag>
          {amount && <Money {...amount} />}
          <Text size="sm" tone="faint">
            <DateText iso={createdAt} look="dateTime" />
          </Text>
        </Row>
        <p className={styles.words}>{content}</p>
        <PictureLinks images={events[0]?.images ?? []} />
      </Stack>
    </Panel>
  )
}
