import type { Fault } from 'calls/calculators/faults'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { ErrorCode } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { fieldMessage } from '../refusal-messages/field-messages.ts'

const codeOf: Record<Fault['fault'], ErrorCode> = {
  missing: errorCodes.missing,
  range: errorCodes.outOfRange,
  form: errorCodes.wrongForm,
  both: errorCodes.wrongForm,
  side: errorCodes.outOfRange,
  rate: errorCodes.rateMissing,
}

/** One invalid field returns its own code, several return 1000 (`errorCodes`). */
export function faultRefusal(faults: readonly Fault[], lang: Language): Refusal {
  const errors = faults.map(fault => ({ field: fault.field, message: messageOf(fault, lang) }))
  const [first] = faults
  return new Refusal(faults.length === 1 && first ? codeOf[first.fault] : errorCodes.badRequest, { errors })
}

function messageOf(fault: Fault, lang: Language): string {
  const { other = '', pair = '' } = fault
  if (fault.fault === 'missing') return fieldMessage('missing', lang)
  if (fault.fault === 'both') return fieldMessage('onlyOne', lang, { other })
  if (fault.fault === 'rate') return fieldMessage('rateMissing', lang, { pair })
  if (fault.fault === 'form') return fieldMessage('wrongForm', lang)
  if (fault.fault === 'side')
    return fieldMessage(fault.direction === 'below' ? 'below' : 'aboveZero', lang, { limit: other })
  return rangeMessage(fault, lang)
}

function rangeMessage({ min, max, above = 0, below, pair }: Fault, lang: Language): string {
  if (pair !== undefined) return fieldMessage('rateOutOfRange', lang, { pair })
  if (max !== undefined) return fieldMessage('tooBig', lang, { limit: max })
  if (min === -Infinity) return fieldMessage('notFinite', lang)
  if (min !== undefined) return fieldMessage('tooSmall', lang, { limit: min })
  return below === undefined
    ? fieldMessage('aboveZero', lang, { limit: above })
    : fieldMessage('below', lang, { limit: below })
}
