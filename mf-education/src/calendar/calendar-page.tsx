import { ChevronLeft, ChevronRight } from '@lucide/icons'
import { SiteLink, useHref, useLocale, usePageData, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { IconButton } from 'ui/icon-button'
import { Note } from 'ui/note'
import { Row } from 'ui/row'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { TabsNav } from 'ui/tabs-nav'
import { Wrap } from 'ui/wrap'
import page from '../page.module.css'
import { educationText } from '../strings/keys.ts'
import { ArrowLegend } from './arrow-legend.tsx'
import { addDays, weekOf } from './calendar-days.ts'
import { CalendarFilters } from './calendar-filters.tsx'
import { CalendarForm } from './calendar-form.tsx'
import { calendarPath, calendarViews, type CalendarView } from './calendar-place.ts'
import { DayStrip } from './day-strip.tsx'
import { EventDays } from './event-days.tsx'
import { FurtherEvents } from './further-events.tsx'
import type { loadCalendar } from './load-calendar.ts'
import { NextBig } from './next-big.tsx'
import { NoEvents } from './no-events.tsx'
import { RemindersPanel } from './reminders-panel.tsx'
import { SubscribePanel } from './subscribe-panel.tsx'
import { useNow } from './use-now.ts'
import { useBrowserZone } from '../zone/in-browser-zone.ts'
import { zoneClock } from '../zone/zone-clock.ts'

const viewNames: Record<CalendarView, number> = {
  day: educationText.day,
  week: educationText.week,
  next: educationText.upcoming,
}

/** The economic calendar: a day, a week, or the upcoming events. */
export function CalendarPage() {
  const t = useText()
  const href = useHref()
  const { lang } = useLocale()
  const now = useNow()
  useBrowserZone()
  const { place, origin, today, day, week, days, after, currencies, choices, nextBig, reminders } =
    usePageData<typeof loadCalendar>()
  const clock = zoneClock(place.zone, lang)
  const hrefOf = (other: string) => href(calendarPath({ ...place, day: other === today ? undefined : other }))
  const views = calendarViews.map(view => ({
    label: t(viewNames[view]),
    to: href(calendarPath({ ...place, view, after: '', day: view === 'next' ? undefined : place.day })),
    current: view === place.view,
  }))
  const isNext = place.view === 'next'
  const side = (
    <>
      {nextBig && Date.parse(nextBig.scheduledAt) > now && <NextBig event={nextBig} now={now} clock={clock} />}
      <RemindersPanel reminders={reminders} clock={clock} />
      <Note tone="warn" title={t(educationText.spreadsWiden)}>
        {t(educationText.spreadsWidenWhy)}{' '}
        <SiteLink to="/education?tag=slippage">{t(educationText.aboutSlippage)}</SiteLink>
      </Note>
      <SubscribePanel place={place} origin={origin} />
    </>
  )
  return (
    <Wrap className={page.page}>
      <Stack>
        <Row spread align="baseline">
          <h1>{t(educationText.calendar)}</h1>
          {!isNext && (
            <Row gap="s" nowrap>
              <IconButton label={t(educationText.weekBefore)} icon={ChevronLeft} flip to={hrefOf(addDays(day, -7))} />
              <Button variant="secondary" small to={hrefOf(today)}>
                {t(educationText.today)}
              </Button>
              <IconButton label={t(educationText.weekAfter)} icon={ChevronRight} flip to={hrefOf(addDays(day, 7))} />
            </Row>
          )}
        </Row>
        <TabsNav label={t(educationText.view)} items={views} />
        {!isNext && (
          <DayStrip
            week={week}
            day={place.view === 'day' ? day : undefined}
            hrefOf={date => href(calendarPath({ ...place, view: 'day', day: date === today ? undefined : date }))}
          />
        )}
        <CalendarFilters place={place} currencies={currencies} />
        <CalendarForm place={place} choices={choices} now={now} />
        <Split side={side}>
          <Stack>
            <EventDays days={days} today={today} now={now} clock={clock} />
            {days.every(({ events }) => events.length === 0) ? (
              <NoEvents place={place} sunday={weekOf(day)[6] ?? day} />
            ) : (
              <ArrowLegend />
            )}
            {isNext && <FurtherEvents place={place} after={after} />}
          </Stack>
        </Split>
      </Stack>
    </Wrap>
  )
}
