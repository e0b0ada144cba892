import { CalendarPlus } from '@lucide/icons'
import { eventFilePath } from 'calls/calendar/calendar-paths'
import { useHref, useLocale, usePageData, useStore, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { Button } from 'ui/button'
import { Flag } from 'ui/flag'
import { Panel } from 'ui/panel'
import { Prose } from 'ui/prose'
import { Row } from 'ui/row'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { Written } from 'ui/written'
import { ArticleRows } from '../../articles/article-rows.tsx'
import page from '../../page.module.css'
import { educationText } from '../../strings/keys.ts'
import { periodText } from '../day-words.ts'
import { EventTable } from '../event-table.tsx'
import { flagOf } from '../flag-of.ts'
import { ImpactBars } from '../impact-bars.tsx'
import { useNow } from '../use-now.ts'
import { useBrowserZone } from '../../zone/in-browser-zone.ts'
import { zoneClock } from '../../zone/zone-clock.ts'
import { CurrencyRule } from './currency-rule.tsx'
import { EventFigures } from './event-figures.tsx'
import { EventHistory } from './event-history.tsx'
import { EventTimes } from './event-times.tsx'
import { eventCrumbs, type loadEvent } from './load-event.ts'
import { ReminderPanel } from '../../reminders/reminder-panel.tsx'

/** One event of the calendar: its figures, what they mean, its history and its reminder. */
export function EventPage() {
  const t = useText()
  const href = useHref()
  const { lang } = useLocale()
  const now = useNow()
  useBrowserZone()
  const { event, history, next, related, lessons, minutesBefore, zone } = usePageData<typeof loadEvent>()
  const clock = zoneClock(zone, lang)
  const side = (
    <>
      <EventTimes event={event} next={next} now={now} clock={clock} />
      <ReminderPanel at={event.scheduledAt} minutesBefore={minutesBefore} now={now} />
      <Button variant="ghost" icon={CalendarPlus} to={href(eventFilePath(event))} reloadDocument download>
        {t(educationText.downloadEvent)}
      </Button>
      {lessons.length > 0 && (
        <Panel flush title={t(educationText.calendarLessons)}>
          <ArticleRows articles={lessons} heading="h3" brief />
        </Panel>
      )}
    </>
  )
  return (
    <Wrap className={page.page}>
      <Stack gap="s">
        <Breadcrumbs items={eventCrumbs(useStore())} />
        <Split side={side}>
          <Stack>
            <Stack gap="s">
              <Row gap="s">
                <Flag code={flagOf(event)} />
                <span>{event.currency}</span>
                <ImpactBars importance={event.importance} />
                <Text tone="quiet">{event.categoryName}</Text>
              </Row>
              <Written as="h1">{event.title}</Written>
              <Text as="p" tone="quiet">
                {periodText(event.period, lang, t)}
              </Text>
            </Stack>
            <EventFigures event={event} />
            <Panel title={t(educationText.eventMeaning)}>
              <Stack gap="s">
                <Prose html={event.content} />
                <CurrencyRule event={event} />
              </Stack>
            </Panel>
            <EventHistory event={event} history={history} clock={clock} />
            {related.length > 0 && (
              <Panel flush title={t(educationText.relatedEvents)}>
                <EventTable
                  caption={t(educationText.relatedEvents)}
                  events={related}
                  now={null}
                  clock={clock}
                  withDays
                />
              </Panel>
            )}
          </Stack>
        </Split>
      </Stack>
    </Wrap>
  )
}
