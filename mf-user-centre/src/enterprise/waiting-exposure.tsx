import type { Exposure } from 'calls/entities/exposure'
import { SiteLink, useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { DateText } from 'ui/date-text'
import { Money } from 'ui/money'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { StateTag } from 'ui/state-tag'
import { exposureLooks } from 'ui/states/exposure-looks'
import { Text } from 'ui/text'
import { VisuallyHidden } from 'ui/visually-hidden'
import { exposurePath } from '../addresses.ts'
import { reasonText } from '../complaints/complaint-words.ts'
import { repliesText } from '../strings/keys.ts'
import { useTimeLeft } from './use-time-left.ts'

interface WaitingExposureProps {
  exposure: Exposure
  /** When the time to reply ends; null: no time is running. */
  dueAt: string | null
  canReply: boolean
}

/** A complaint about the firm's broker, with the time left to reply; its reply form is on the complaint's own page. */
export function WaitingExposure({ exposure, dueAt, canReply }: WaitingExposureProps) {
  const t = useText()
  const href = useHref()
  const timeLeft = useTimeLeft()
  const { title, reason, amount, state, overdue } = exposure
  const path = exposurePath(exposure)
  return (
    <Stack>
      <div>
        <Row gap="s">
          <SiteLink to={path}>{title}</SiteLink>
          {overdue && <StateTag look={exposureLooks.overdue} />}
          <StateTag look={exposureLooks[state]} />
        </Row>
        <Text as="div" size="sm">
          {t(reasonText[reason])}, <Money {...amount} />
        </Text>
        {dueAt && (
          <Text as="div" size="sm" weight="medium">
            {timeLeft(dueAt)} ({t(repliesText.dueBy)} <DateText iso={dueAt} />)
          </Text>
        )}
      </div>
      {canReply && (
        <Row>
          <Button variant="secondary" small to={`${href(path)}?act=reply`}>
            {t(repliesText.replyToCase)}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </Row>
      )}
    </Stack>
  )
}
