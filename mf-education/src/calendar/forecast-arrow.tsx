import type { CalendarEvent } from 'calls/entities/calendar-event'
import { useText } from 'shared-state/runtime'
import { VisuallyHidden } from 'ui/visually-hidden'
import { educationText } from '../strings/keys.ts'
import { againstForecast, effectOnCurrency } from './figure.ts'
import styles from './forecast-arrow.module.css'

type Outcome = Pick<CalendarEvent, 'actual' | 'consensus' | 'currency' | 'currencyRisesOn'>

/** ▲ or ▼ if a figure is above or below its forecast, in the colour of what that usually does to the currency. */
export function ForecastArrow({ event }: { event: Outcome }) {
  const t = useText()
  const against = againstForecast(event)
  if (against !== 'above' && against !== 'below') return null
  const above = against === 'above'
  const effect = effectOnCurrency(event)
  const words = t(above ? educationText.aboveForecast : educationText.belowForecast)
  const meaning = effect && t(effects[effect], { currency: event.currency })
  return (
    <>
      <span aria-hidden="true" data-effect={effect ?? undefined} className={styles.arrow}>
        {above ? '▲' : '▼'}{' '}
      </span>
      <VisuallyHidden>{meaning ? `${words}, ${meaning}` : words}: </VisuallyHidden>
    </>
  )
}

const effects = { lifts: educationText.usuallyLifts, weighs: educationText.usuallyWeighs }
