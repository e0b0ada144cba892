import type { CalendarEvent } from 'calls/entities/calendar-event'

export type AgainstForecast = 'above' | 'below' | 'same'

/** Compares a published figure with its forecast; null if either is missing or not a number. */
export function againstForecast({
  actual,
  consensus,
}: Pick<CalendarEvent, 'actual' | 'consensus'>): AgainstForecast | null {
  if (!actual || !consensus) return null
  const difference = Number(actual) - Number(consensus)
  if (Number.isNaN(difference)) return null
  if (difference === 0) return 'same'
  return difference > 0 ? 'above' : 'below'
}

type FormatNumber = (value: number, options: Intl.NumberFormatOptions) => string

/** A published figure with its unit and its original number of decimals: `2.3%`, `50.1 pts`. A dash if it is not published yet. */
export function figureText(figure: string | null, unit: string, formatNumber: FormatNumber): string {
  if (figure === null) return '–'
  const decimals = figure.split('.')[1]?.length ?? 0
  const value = Number(figure)
  const shown = Number.isNaN(value)
    ? figure
    : formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return unit.length > 1 ? `${shown} ${unit}` : shown + unit
}

/** What a figure's difference from its forecast usually does to the currency; null if there is none, or no clear rule. */
export function effectOnCurrency(
  event: Pick<CalendarEvent, 'actual' | 'consensus' | 'currencyRisesOn'>,
): 'lifts' | 'weighs' | null {
  const against = againstForecast(event)
  if (!event.currencyRisesOn || (against !== 'above' && against !== 'below')) return null
  return (against === 'above') === (event.currencyRisesOn === 'higher') ? 'lifts' : 'weighs'
}
