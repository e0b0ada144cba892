import type { CalendarEvent } from 'shared-state/calls/entities/calendar-event'

const magnitudes: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9, T: 1e12 }

/** The number in a published figure such as `-0.1`, `−¥231B` or `220K`; null where there is none. */
function numberIn(figure: string): number | null {
  const found = /([-−–]?)[^\d.]*(\d[\d,]*(?:\.\d+)?)\s*([KMBT]?)/.exec(figure)
  if (!found) return null
  const [, sign, digits = '', magnitude = ''] = found
  return (sign ? -1 : 1) * Number(digits.replaceAll(',', '')) * (magnitudes[magnitude] ?? 1)
}

export type AgainstForecast = 'above' | 'below' | 'same'

/** How a published figure compares with what was expected; null while one of the two is missing. */
export function againstForecast({ actual, consensus }: Pick<CalendarEvent, 'actual' | 'consensus'>): AgainstForecast | null {
  const [published, expected] = [actual, consensus].map(figure => (figure === null ? null : numberIn(figure)))
  if (published == null || expected == null) return null
  if (published === expected) return 'same'
  return published > expected ? 'above' : 'below'
}

/** A figure with its unit: `2.3%`, `8.0 points`. Not yet published: a dash. */
export function figureText(figure: string | null, unit: string): string {
  if (figure === null) return '–'
  if (!unit || figure.endsWith(unit)) return figure
  return unit === '%' || unit.length === 1 ? figure + unit : `${figure} ${unit}`
}
