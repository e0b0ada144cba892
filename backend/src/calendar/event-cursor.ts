import type { CalendarEvent } from 'calls/entities/calendar-event'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { fieldMessage } from '../refusal-messages/field-messages.ts'

interface Position {
  at: string
  code: string
}

/** The cursor after an event; null without one. */
export const cursorAfter = (event: CalendarEvent | undefined): string | null =>
  event ? Buffer.from(`${event.scheduledAt} ${event.code}`).toString('base64url') : null

/** The position in a cursor; 400/1004 for text that this site did not issue. */
export function readCursor(cursor: string, lang: Language): Position {
  const [at = '', code, ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const isIssued = code && rest.length === 0 && /^[0-9A-Za-z]{1,20}$/.test(code) && isIsoInstant(at)
  if (isIssued) return { at, code }
  throw new Refusal(errorCodes.wrongForm, { errors: [{ field: 'cursor', message: fieldMessage('wrongForm', lang) }] })
}

const isIsoInstant = (text: string): boolean => {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}
