import { completePost } from 'calls/exposure-cases'
import type { exposurePublish } from 'calls/exposure-cases'
import { Refusal } from 'platform/api/refusal'
import { readInput } from 'platform/api/steps/read-input'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { fieldMessage } from '../refusal-messages/field-messages.ts'

/** Hours by which a clock may be ahead of UTC: a day that has begun there is not in the future. */
const AHEAD_HOURS = 14

/**
 * Refuses 400 a post that may not be sent for review: with a field missing or too short, with a date in the future, or without exactly one
 * of a listed broker and a free name. A draft may lack anything.
 */
export function checkPost(post: CallParsed<typeof exposurePublish>, lang: Language): void {
  const { traderCode, brokerName = '', incidentDate, draft } = post
  const wrong = (field: string, message: string, code: typeof errorCodes.missing | typeof errorCodes.wrongForm) =>
    new Refusal(code, { errors: [{ field, message }] })
  if (traderCode !== undefined && brokerName !== '')
    throw wrong('brokerName', fieldMessage('onlyOne', lang, { other: 'traderCode' }), errorCodes.wrongForm)
  if (!draft) {
    readInput(completePost, { ...post, brokerName: brokerName || undefined }, lang)
    if (traderCode === undefined && brokerName === '')
      throw wrong('traderCode', fieldMessage('missing', lang), errorCodes.missing)
  }
  const latest = new Date(Date.now() + AHEAD_HOURS * 3_600_000).toISOString().slice(0, 10)
  if (incidentDate !== undefined && incidentDate > latest)
    throw wrong('incidentDate', fieldMessage('inFuture', lang), errorCodes.wrongForm)
}
