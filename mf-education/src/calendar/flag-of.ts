import type { CalendarEvent } from 'calls/entities/calendar-event'

/** The flag of an event. The euro belongs to no single country. */
export const flagOf = ({ currency, twoCharCode }: Pick<CalendarEvent, 'currency' | 'twoCharCode'>): string =>
  currency === 'EUR' ? 'eu' : twoCharCode
