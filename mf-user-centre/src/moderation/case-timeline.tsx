import type { CaseAction } from 'calls/exposure-case/case-rules'
import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Panel } from 'ui/panel'
import { exposureLooks } from 'ui/states/exposure-looks'
import { Timeline } from 'ui/timeline'
import { Written } from 'ui/written'
import { complaintsText, moderationText } from '../strings/keys.ts'
import { Pictures } from './pictures.tsx'
import type { Waiting } from './waiting.ts'

/** The steps of an exposure that have an event. */
const eventText: Record<Exclude<CaseAction, 'save' | 'report' | 'follow' | 'unfollow'>, number> = {
  publish: moderationText.wasSubmitted,
  approve: moderationText.wasPublished,
  reject: moderationText.wasRejected,
  add: moderationText.wasRequested,
  accept: moderationText.wasAccepted,
  decline: moderationText.wasDeclined,
  reply: moderationText.wasReplied,
  append: moderationText.wasAppended,
  resolve: moderationText.wasResolved,
  giveup: moderationText.wasAbandoned,
  close: moderationText.wasClosed,
  reopen: moderationText.wasReopened,
}
const isNamed = (action: string): action is keyof typeof eventText => Object.hasOwn(eventText, action)
const isState = (state: string): state is keyof typeof exposureLooks => Object.hasOwn(exposureLooks, state)

/** Everything that happened to an exposure, newest first, with the notes that only its author and moderators read. */
export function CaseTimeline({ timeline }: Pick<Waiting, 'timeline'>) {
  const t = useText()
  const titleOf = (action: string, to: string) => {
    if (isNamed(action)) return t(eventText[action])
    return isState(to) ? t(exposureLooks[to].text) : to
  }
  return (
    <Panel title={t(complaintsText.timeline)}>
      <Timeline
        apart
        steps={timeline.map(({ eventId, action, to, name, reason, note, lang, images, at }) => ({
          key: eventId,
          title: titleOf(action, to),
          meta: (
            <>
              <DateText iso={at} look="dateTime" />
              {name && (
                <>
                  , <bdi>{name}</bdi>
                </>
              )}
            </>
          ),
          children: (reason || note || images.length > 0) && (
            <>
              {reason && <Written as="p">{reason.name}</Written>}
              {note && (
                <Written as="p" lang={lang}>
                  {note}
                </Written>
              )}
              <Pictures images={images} />
            </>
          ),
        }))}
      />
    </Panel>
  )
}
