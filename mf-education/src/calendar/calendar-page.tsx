import { ChevronLeft, ChevronRight } from '@lucide/icons'
import { SiteLink, useHref, useLocale, usePageData, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { IconButton } from 'ui/icon-button'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import page from '../page.module.css'
import { educationText } from '../strings/keys.ts'
import { addDays, weekOf } from './calendar-days.ts'
import { CalendarFilters } from './calendar-filters.tsx'
import { calendarPath } from './calendar-place.ts'
import { DayStrip } from './day-strip.tsx'
import { EventTable } from './event-table.tsx'
import type { loadCalendar } from './load-calendar.ts'
import { NextBig } from './next-big.tsx'
import { NoEvents } from './no-events.tsx'
import { useNow } from './use-now.ts'

/** The economic calendar, one day at a time. */
export function CalendarPage() {
  const t = useText()
  const href = useHref()
  const { formatDate } = useLocale()
  const now = useNow()
  const { place, today, day, week, currencies, events, nextBig } = usePageData<typeof loadCalendar>()
  const hrefOf = (other: string) => href(calendarPath({ ...place, day: other === today ? undefined : other }))
  const title = formatDate(day, 'weekday')
  const side = (
    <>
      {nextBig && Date.parse(nextBig.scheduledAt) > now && <NextBig event={nextBig} now={now} />}
      <Note tone="warn" title={t(educationText.spreadsWiden)}>
        {t(educationText.spreadsWidenWhy)}{' '}
        <SiteLink to="/education?tag=slippage">{t(educationText.aboutSlippage)}</SiteLink>
      </Note>
    </>
  )
  return (
    <Wrap className={page.page}>
      <Stack>
        <Row spread align="baseline">
          <h1>{t(educationText.calendar)}</h1>
          <Row gap="s">
            <Text size="sm" tone="quiet">
              {t(educationText.timesInUtc)}
            </Text>
            <Row gap="s" nowrap>
              <IconButton label={t(educationText.weekBefore)} icon={ChevronLeft} flip to={hrefOf(addDays(day, -7))} />
              <Button variant="secondary" small to={hrefOf(today)}>
                {t(educationText.today)}
              </Button>
              <IconButton label={t(educationText.weekAfter)} icon={ChevronRight} flip to={hrefOf(addDays(day, 7))} />
            </Row>
          </Row>
        </Row>
        <DayStrip week={week} day={day} hrefOf={hrefOf} />
        <CalendarFilters place={place} currencies={currencies} />
        <Split side={side}>
          <Panel
            flush
            title={title}
            aside={
              <Text size="sm" tone="quiet">
                {t(educationText.events, { count: events.length })}
              </Text>
            }
            footer={
              events.length > 0 && (
                <Row>
                  <span>▲ {t(educationText.aboveForecast)}</span>
                  <span>▼ {t(educationText.belowForecast)}</span>
                </Row>
              )
            }
          >
            {events.length > 0 ? (
              <EventTable caption={title} events={events} now={day === today ? now : null} />
            ) : (
              <NoEvents place={place} sunday={weekOf(day)[6] ?? day} />
            )}
          </Panel>
        </Split>
      </Stack>
    </Wrap>
  )
}
