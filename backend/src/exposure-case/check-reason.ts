import { reasonsOf } from 'calls/exposure-case/case-reasons'
import type { CaseReason } from 'calls/exposure-case/case-reasons'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { fieldMessage } from '../refusal-messages/field-messages.ts'

interface GivenReason {
  reasonCode?: CaseReason | undefined
  /** The call's field for the moderator's own words, and whether it is filled in. */
  field: string
  written: boolean
}

/** Refuses 400 a moderator's action with neither a reason from its list nor own words, if it has a list, and a reason that is not in it. */
export function checkReason(action: string, { reasonCode, field, written }: GivenReason, lang: Language): void {
  const offered = reasonsOf(action)
  if (reasonCode !== undefined && !offered.includes(reasonCode))
    throw new Refusal(errorCodes.wrongForm, {
      errors: [{ field: 'reasonCode', message: fieldMessage('notAllowed', lang) }],
    })
  if (offered.length > 0 && reasonCode === undefined && !written)
    throw new Refusal(errorCodes.missing, { errors: [{ field, message: fieldMessage('reasonMissing', lang) }] })
}
