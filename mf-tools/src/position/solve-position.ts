import type { Rates } from 'calls/calculators/conversion'
import { positionSize, type PositionFault, type PositionSize } from 'calls/calculators/position'
import type { Locale } from 'shared-state/i18n/locale'
import type { Text } from 'shared-state/i18n/text'
import { toolsText } from '../strings/keys.ts'
import type { PositionField, PositionQuestion } from './position-query.ts'

/** A result, or the errors by field. */
export interface PositionOutcome {
  answer: PositionSize | null
  errors: Partial<Record<PositionField, string>>
}

type Words = { t: Text['t']; formatNumber: Locale['formatNumber'] }

/** The same result as the call's, without calling the server (decisions 6). */
export function solvePosition(
  { input, ownRates, unreadable }: PositionQuestion,
  siteRates: Rates,
  words: Words,
): PositionOutcome {
  const result = positionSize(input, ownRates ?? siteRates)
  const errors: PositionOutcome['errors'] = {}
  if (!result.ok) for (const fault of result.faults) errors[fieldOf(fault.field)] = faultWords(fault, words)
  for (const field of unreadable) errors[field] = words.t(toolsText.notANumber)
  if (!result.ok || unreadable.length > 0) return { answer: null, errors }
  const { ok: _ok, ...answer } = result
  return { answer, errors }
}

/** The form's field for a field of the call: the form has one rate instead of a list. */
export const fieldOf = (field: string): PositionField => (field === 'rates' ? 'rate' : (field as PositionField))

function faultWords({ fault, max }: PositionFault, { t, formatNumber }: Words): string {
  if (fault === 'missing') return t(toolsText.missing)
  if (fault === 'rate') return t(toolsText.noRate)
  if (fault === 'form' || fault === 'both') return t(toolsText.notAllowed)
  return max === undefined ? t(toolsText.aboveZero) : t(toolsText.atMost, { max: formatNumber(max) })
}
