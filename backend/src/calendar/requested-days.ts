import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { fieldMessage } from '../refusal-messages/field-messages.ts'

const MOST_DAYS = 31

interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** The first and last day (UTC) of a request, today by default; 400/1003 if they are in the wrong order or more than 31 days. */
export function requestedDays(input: Days, lang: Language): { from: string; to: string } {
  const today = new Date().toISOString().slice(0, 10)
  const from = input.from ?? (input.to && input.to < today ? input.to : today)
  const to = input.to ?? from
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  if (days < 1) throw refused(fieldMessage('endsBeforeStart', lang))
  if (days > MOST_DAYS) throw refused(fieldMessage('rangeTooLong', lang, { limit: MOST_DAYS }))
  return { from, to }
}

const refused = (message: string) => new Refusal(errorCodes.outOfRange, { errors: [{ field: 'to', message }] })
