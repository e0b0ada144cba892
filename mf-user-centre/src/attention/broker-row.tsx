import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { mayLead } from 'calls/findings/findings-of'
import { ratingDigits } from 'calls/rating/score-digits'
import { SiteLink, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { DateText } from 'ui/date-text'
import { GradeBadge } from 'ui/grade-badge'
import { NumberText } from 'ui/number-text'
import { Row } from 'ui/row'
import { Text } from 'ui/text'
import { WorstState } from 'ui/worst-state'
import { ListRow } from '../account/list-row.tsx'
import { RowAction } from '../account/row-action.tsx'
import { brokerPath } from '../addresses.ts'
import { userText } from '../strings/keys.ts'

/** A followed broker with its worst state, grade and score. */
export function BrokerRow({ broker }: { broker: BrokerListEntry & { addedAt: string } }) {
  const t = useText()
  const { code, showName, score, grade, addedAt } = broker
  return (
    <ListRow
      picture={<BrokerLogo code={code} />}
      action={
        <RowAction
          intent="remove-broker"
          fields={{ code }}
          label={t(userText.unfollow)}
          of={showName}
          variant="ghost"
        />
      }
    >
      <Row gap="s">
        <SiteLink to={brokerPath(broker)}>
          <bdi>{showName}</bdi>
        </SiteLink>
        <WorstState broker={broker} />
        <GradeBadge grade={grade} size="s" muted={!mayLead(broker)} />
        {score !== null && (
          <Text weight="bold">
            <NumberText value={score} options={ratingDigits('score')} />
          </Text>
        )}
      </Row>
      <Text as="div" size="sm" tone="faint">
        {t(userText.followedSince)} <DateText iso={addedAt} />
      </Text>
    </ListRow>
  )
}
