import type { ErrorCode } from 'shared-state/calls/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { fieldMessage } from '../messages.ts'
import type { FieldMessage } from '../messages.ts'
import { Refusal } from '../refusal.ts'

/** A refusal that is said at one field. */
export const fieldRefusal = (code: ErrorCode, field: string, message: FieldMessage, lang: Language) =>
  new Refusal(code, { errors: [{ field, message: fieldMessage(message, lang) }] })
