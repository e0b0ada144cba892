import type { Exposure } from 'calls/entities/exposure'
import { SiteLink, useText } from 'shared-state/runtime'
import { ownExposureStateOf } from 'calls/states/exposure-states'
import { stateText } from 'calls/states/state-text'
import { DateText } from 'ui/date-text'
import { Money } from 'ui/money'
import { Row } from 'ui/row'
import { StateTag } from 'ui/state-tag'
import { exposureLooks } from 'ui/states/exposure-looks'
import { Text } from 'ui/text'
import { ListRow } from '../account/list-row.tsx'
import { exposurePath } from '../addresses.ts'
import { reasonText } from './complaint-words.ts'

/** One of the visitor's own exposures with its state. */
export function ExposureRow({ exposure }: { exposure: Exposure }) {
  const t = useText()
  const { title, brokerName, reason, amount, rejectReason, updatedAt } = exposure
  return (
    <ListRow>
      <Row gap="s">
        <SiteLink to={exposurePath(exposure)}>{title}</SiteLink>
        <StateTag look={exposureLooks[ownExposureStateOf(exposure)]} />
      </Row>
      <Text as="div" size="sm">
        <bdi>{brokerName}</bdi>, {t(reasonText[reason])}, <Money {...amount} />
      </Text>
      {rejectReason && (
        <Text as="div" size="sm" tone="bad">
          {t(stateText.rejected)}: {rejectReason}
        </Text>
      )}
      <Text as="div" size="sm" tone="faint">
        <DateText iso={updatedAt} look="relative" />
      </Text>
    </ListRow>
  )
}
