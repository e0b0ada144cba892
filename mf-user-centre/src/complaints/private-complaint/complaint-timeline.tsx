import { stepTextOf } from 'calls/complaint-case/complaint-rules'
import type { Complaint } from 'calls/entities/complaint'
import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Timeline } from 'ui/timeline'
import { complaintsText } from '../../strings/keys.ts'
import styles from './complaint-story.module.css'
import { PictureLinks } from './picture-links.tsx'

/** What happened to the complaint, newest first. */
export function ComplaintTimeline({ events }: { events: Complaint['events'] }) {
  const t = useText()
  return (
    <Panel title={t(complaintsText.timeline)}>
      <Timeline
        apart
        steps={events.toReversed().map(({ eventId, action, from, name, note, images, at }) => {
          const text = stepTextOf(action)
          return {
            key: eventId,
            title: text === undefined ? action : t(text),
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
            // The pictures of the first event are with the complaint itself.
            children: from !== null && (note || images.length > 0) && (
              <Stack>
                {note && <p className={styles.words}>{note}</p>}
                <PictureLinks images={images} />
              </Stack>
            ),
          }
        })}
      />
    </Panel>
  )
}
