import { Refusal } from 'platform/api/refusal'
import type { ErrorCode } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import type { FieldMessage } from '../refusal-messages/field-messages.ts'

/** A refusal with its message at one field. */
export const fieldRefusal = (code: ErrorCode, field: string, message: FieldMessage, lang: Language) =>
  new Refusal(code, { errors: [{ field, message: fieldMessage(message, lang) }] })
