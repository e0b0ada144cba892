import { fieldOf } from 'calls/account-forms/field-of'
import { doneAnswer, refusedAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { reminderMinutes, type calendarRemind } from 'calls/calendar-reminders'
import type { liveroomRemind } from 'calls/live-rooms'
import { ApiError, loginFirst, notFound, type LoadContext } from 'shared-state/runtime'
import { codeOfTitle } from '../articles/article-address.ts'

/**
 * Sets or removes a reminder of the item in the address, by `call`. Without JavaScript, the login page returns to the item with the visitor's
 * intention in its address.
 */
export async function submitReminder(
  call: typeof calendarRemind | typeof liveroomRemind,
  sent: FormData,
  context: LoadContext,
): Promise<FormAnswer> {
  const { api, lang, params, signal, url } = context
  const intent = fieldOf(sent, 'intent')
  const code = codeOfTitle(params.titleCode)
  if (!code) throw notFound(context)
  if (intent !== 'remind' && intent !== 'forget') throw unknownForm(sent)
  const chosen = reminderMinutes.find(minutes => String(minutes) === fieldOf(sent, 'minutesBefore'))
  if (intent === 'remind' && chosen === undefined) throw unknownForm(sent)
  const minutesBefore = intent === 'forget' ? 0 : chosen!
  try {
    await api.call(call, { code, minutesBefore }, { signal })
    return doneAnswer(intent, { minutesBefore: String(minutesBefore) })
  } catch (error) {
    if (typeof document === 'undefined' && error instanceof ApiError && error.status === 401) {
      const back = new URL(url)
      back.searchParams.set('act', 'remind')
      throw loginFirst({ lang, url: back })
    }
    return refusedAnswer(sent, error, context)
  }
}
