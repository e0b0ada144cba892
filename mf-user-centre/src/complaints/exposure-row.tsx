import type { Exposure } from 'shared-state/calls/entities/exposure'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Money } from 'ui/money'
import { Row } from 'ui/row'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { ListRow } from '../account/list-row.tsx'
import { exposurePath } from '../addresses.ts'
import { complaintsText } from '../strings/keys.ts'
import { exposureLooks, reasonText } from './complaint-words.ts'

/** An own exposure and where it stands. */
export function ExposureRow({ exposure }: { exposure: Exposure }) {
  const t = useText()
  const { title, brokerName, reason, amount, state, rejectReason, updatedAt } = exposure
  const { text, tone } = exposureLooks[state]
  return (
    <ListRow>
      <Row gap="s">
        <SiteLink to={exposurePath(exposure)}>{title}</SiteLink>
        <Tag tone={tone}>{t(text)}</Tag>
      </Row>
      <Text as="div" size="sm"><bdi>{brokerName}</bdi>, {t(reasonText[reason])}, <Money {...amount} /></Text>
      {rejectReason && <Text as="div" size="sm" tone="bad">{t(complaintsText.rejected)}: {rejectReason}</Text>}
      <Text as="div" size="sm" tone="faint"><DateText iso={updatedAt} look="relative" /></Text>
    </ListRow>
  )
}
