import type { CalendarEvent } from 'calls/entities/calendar-event'
import { useText } from 'shared-state/runtime'
import { Text } from 'ui/text'
import { educationText } from '../../strings/keys.ts'

/** How the currency usually reacts to a figure above or below the forecast, and that it often does not. */
export function CurrencyRule({ event: { currency, currencyRisesOn } }: { event: CalendarEvent }) {
  const t = useText()
  if (currencyRisesOn === null) return <p>{t(educationText.noCurrencyRule, { currency })}</p>
  const rule = currencyRisesOn === 'higher' ? educationText.risesOnHigher : educationText.risesOnLower
  return (
    <>
      <p>{t(rule, { currency })}</p>
      <Text as="p" size="sm" tone="quiet">
        {t(educationText.ruleOftenFails)}
      </Text>
    </>
  )
}
