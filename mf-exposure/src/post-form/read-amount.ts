import { fieldOf } from 'calls/account-forms/field-of'
import type { Money } from 'calls/entities/money'
import { readTyped } from 'shared-state/forms/typed-number'
import type { TextLanguage } from 'shared-state/i18n/languages'

/** The amount claimed in a form; null if none is given, and not a number if it cannot be read. */
export const readAmount = (sent: FormData, lang: TextLanguage): Money | null =>
  fieldOf(sent, 'amount').trim()
    ? { amount: readTyped(fieldOf(sent, 'amount'), lang), currency: fieldOf(sent, 'currency') }
    : null
