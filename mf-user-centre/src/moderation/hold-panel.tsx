import { useLocale, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { FormResult } from '../account/form-result.tsx'
import { RowAction } from '../account/row-action.tsx'
import { moderationText, settingText } from '../strings/keys.ts'
import type { Waiting } from './waiting.ts'

/**
 * Who works on the item, with the button that takes it, gives it back or takes it over. Nothing for a viewer with an interest, and where
 * there is nothing to decide.
 */
export function HoldPanel({ item, isOpen }: { item: Waiting; isOpen: boolean }) {
  const t = useText()
  const { formatDate } = useLocale()
  const { kind, id, holder, ownInterest } = item
  if (ownInterest || (!holder && !isOpen)) return null
  const until = holder && { nick: holder.nick, date: formatDate(holder.until, 'dateTime') }
  const button = (label: number, change: Record<string, string>) => (
    <RowAction intent="claim" fields={{ kind, id, ...change }} label={t(label)} />
  )
  return (
    <Panel>
      <Stack gap="s">
        <FormResult said={{ claim: settingText.identitySaved }} />
        {!until && (
          <Row>
            <Text size="sm">{t(moderationText.takeMeans)}</Text>
            {button(moderationText.take, { on: '1' })}
          </Row>
        )}
        {until && holder.mine && (
          <Row>
            <Text size="sm">{t(moderationText.yoursUntil, until)}</Text>
            {button(moderationText.giveBack, { on: '' })}
          </Row>
        )}
        {until && !holder.mine && (
          <>
            <Text weight="medium">{t(moderationText.theirsUntil, until)}</Text>
            <Row>
              <Text size="sm">{t(moderationText.takeOverMeans)}</Text>
              {button(moderationText.takeOver, { on: '1', takeOver: '1' })}
            </Row>
          </>
        )}
      </Stack>
    </Panel>
  )
}
