import { eventTextOf } from 'calls/exposure-case/case-rules'
import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Panel } from 'ui/panel'
import { Timeline } from 'ui/timeline'
import { moderationText } from '../strings/keys.ts'
import { stateLookOf } from './moderation-words.ts'
import type { Waiting } from './waiting.ts'

/** What moderators did that is named after itself, rather than after the state that follows. */
const actionText: Readonly<Record<string, number>> = {
  genuine: moderationText.foundGenuine,
  manipulated: moderationText.foundManipulated,
  take: moderationText.didTake,
  return: moderationText.didReturn,
  takeover: moderationText.didTakeOver,
  contact: moderationText.didReadContact,
}

/** What moderators did with an item, newest first. The steps of an exposure are in its timeline. */
export function CaseHistory({ item: { kind, decisions } }: { item: Waiting }) {
  const t = useText()
  const shown = decisions.filter(({ action }) => kind !== 'exposure' || eventTextOf(action) === undefined)
  if (shown.length === 0) return null
  return (
    <Panel title={t(moderationText.history)}>
      <Timeline
        apart
        steps={shown.map(({ at, action, to, reason, nick }, index) => {
          const text = actionText[action] ?? stateLookOf(kind, to)?.text
          return {
            key: `${at} ${index}`,
            title: text === undefined ? to : t(text),
            meta: (
              <>
                <DateText iso={at} look="dateTime" />
                {nick && (
                  <>
                    , <bdi>{nick}</bdi>
                  </>
                )}
              </>
            ),
            ...(reason && { children: reason }),
          }
        })}
      />
    </Panel>
  )
}
