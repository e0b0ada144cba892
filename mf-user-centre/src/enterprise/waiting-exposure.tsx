import type { Exposure } from 'calls/entities/exposure'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Money } from 'ui/money'
import { Row } from 'ui/row'
import { StateTag } from 'ui/state-tag'
import { exposureLooks } from 'ui/states/exposure-looks'
import { Text } from 'ui/text'
import { exposurePath } from '../addresses.ts'
import { reasonText } from '../complaints/complaint-words.ts'
import { repliesText } from '../strings/keys.ts'

/** An exposure of the firm's broker; its reply form is on the exposure's own page. */
export function WaitingExposure({ exposure, dueAt }: { exposure: Exposure; dueAt: string | null }) {
  const t = useText()
  const { title, reason, amount, state, overdue } = exposure
  return (
    <>
      <Row gap="s">
        <SiteLink to={exposurePath(exposure)}>{title}</SiteLink>
        {overdue && <StateTag look={exposureLooks.overdue} />}
        <StateTag look={exposureLooks[state]} />
      </Row>
      <Text as="div" size="sm">
        {t(reasonText[reason])}, <Money {...amount} />
      </Text>
      {dueAt && (
        <Text as="div" size="sm" tone="faint">
          {t(repliesText.dueBy)} <DateText iso={dueAt} />
        </Text>
      )}
    </>
  )
}
