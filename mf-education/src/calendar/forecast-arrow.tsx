import type { CalendarEvent } from 'calls/entities/calendar-event'
import { useText } from 'shared-state/runtime'
import { VisuallyHidden } from 'ui/visually-hidden'
import { educationText } from '../strings/keys.ts'
import { againstForecast } from './figure.ts'

/** ▲ or ▼ if a figure is above or below its forecast. Without colour: whether that is good news depends on the figure. */
export function ForecastArrow({ event }: { event: Pick<CalendarEvent, 'actual' | 'consensus'> }) {
  const t = useText()
  const against = againstForecast(event)
  if (against !== 'above' && against !== 'below') return null
  const above = against === 'above'
  return (
    <>
      <span aria-hidden="true">{above ? '▲' : '▼'} </span>
      <VisuallyHidden>{t(above ? educationText.aboveForecast : educationText.belowForecast)}: </VisuallyHidden>
    </>
  )
}
