import type { CalendarEvent } from 'calls/entities/calendar-event'
import { useLocale, useText } from 'shared-state/runtime'
import { DescriptionList } from 'ui/description-list'
import { Panel } from 'ui/panel'
import { educationText } from '../../strings/keys.ts'
import { figureText } from '../figure.ts'
import { ForecastArrow } from '../forecast-arrow.tsx'

/** Actual, forecast and previous figure of an event; a revised previous figure next to the one first published. */
export function EventFigures({ event }: { event: CalendarEvent }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { actual, consensus, previous, revised, unit } = event
  const text = (figure: string | null) => figureText(figure, unit, formatNumber)
  const facts = [
    {
      label: t(educationText.actual),
      value: (
        <>
          <ForecastArrow event={event} />
          {text(actual)}
        </>
      ),
    },
    { label: t(educationText.forecast), value: text(consensus) },
    {
      label: t(educationText.previousFigure),
      value:
        revised === null
          ? text(previous)
          : t(educationText.revisedTo, { before: text(previous), after: text(revised) }),
    },
  ]
  return (
    <Panel>
      <DescriptionList look="tiles" facts={facts} />
    </Panel>
  )
}
