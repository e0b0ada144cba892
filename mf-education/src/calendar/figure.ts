import type { CalendarEvent } from 'calls/entities/calendar-event'

export type AgainstForecast = 'above' | 'below' | 'same'

/** How a published figure compares with what was expected; null while one of the two is missing or is no number. */
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

/** A published figure with its unit and as many decimals as it was published with: `2.3%`, `50.1 pts`. None yet: a dash. */
export function figureText(figure: string | null, unit: string, formatNumber: FormatNumber): string {
  if (figure === null) return '–'
  const decimals = figure.split('.')[1]?.length ?? 0
  const value = Number(figure)
  const shown = Number.isNaN(value)
    ? figure
    : formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return unit.length > 1 ? `${shown} ${unit}` : shown + unit
}
