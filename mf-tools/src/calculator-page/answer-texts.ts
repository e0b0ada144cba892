import type { Rates } from 'calls/calculators/conversion'
import type { Fault } from 'calls/calculators/faults'
import { readTyped } from 'shared-state/forms/typed-number'
import type { TextLanguage } from 'shared-state/i18n/languages'
import { toolsText } from '../strings/keys.ts'
import type { Answered, Calculator } from '../calculator/declare-calculator.ts'
import type { Texts, Values } from '../calculator/fields.ts'
import type { Words } from '../calculator/figures.ts'
import { fieldsOf, isShown, rateField, ratePairFor } from './texts.ts'

/** An answer, or the errors by field. */
export interface Outcome {
  /** `ownPair`: the pair of the visitor's own rate. */
  answer: (Answered & { ownPair: string | undefined }) | null
  errors: Partial<Record<string, string>>
}

/** The same result as the call's, without calling the server (decisions 6). */
export function answerTexts(
  calculator: Calculator,
  texts: Texts,
  lang: TextLanguage,
  rates: Rates,
  words: Words,
): Outcome {
  const values = valuesOf(calculator, texts, lang, rates)
  const unreadable = Object.keys(values).filter(name => Number.isNaN(values[name]))
  const ownPair = values[rateField] === undefined ? undefined : ratePairFor(calculator, texts)
  const result = calculator.solve(values, ownPair ? withOwnRate(rates, ownPair, Number(values[rateField])) : rates)
  const errors: Outcome['errors'] = {}
  if ('faults' in result) {
    for (const fault of result.faults) {
      const field = fieldOf(fault, calculator, texts)
      errors[field] ??= faultWords(fault, field, calculator, words)
    }
  }
  for (const name of unreadable) errors[name] = words.t(toolsText.notANumber)
  if ('faults' in result || unreadable.length > 0) return { answer: null, errors }
  return { answer: { ...result, ownPair }, errors }
}

/** The visitor's rate in place of the site's, in whichever direction the site has it. */
function withOwnRate(rates: Rates, pair: string, rate: number): Rates {
  const { [pair.slice(3) + pair.slice(0, 3)]: _inverse, ...others } = rates
  return { ...others, [pair]: rate }
}

/** The values of the fields that are shown, with the standard values of those left empty. */
export function valuesOf(calculator: Calculator, texts: Texts, lang: TextLanguage, rates: Rates): Values {
  const values: Record<string, string | number | undefined> = {}
  for (const [name, field] of fieldsOf(calculator)) {
    if (!isShown(field, texts)) continue
    const text = (texts[name] ?? '').trim()
    if (field.kind !== 'number') values[name] = text
    else values[name] = text === '' ? field.standard?.(texts, rates) : readTyped(text, lang)
  }
  return values
}

/** The form's field for a fault: it has one rate for the conversion, and a price where the instrument's rate is missing. */
function fieldOf({ field, pair }: Fault, calculator: Calculator, texts: Texts): string {
  if (field !== 'rates') return calculator.names[field] ?? field
  const isOfConversion = pair === undefined || (calculator.converts && isBetween(pair, calculator.converts(texts)))
  const price = fieldsOf(calculator).find(([, one]) => one.kind === 'number' && one.reference)
  return isOfConversion || !price ? rateField : price[0]
}

/** Whether a rate is the one of a conversion, directly or as a step of it. */
const isBetween = (pair: string, codes: readonly string[]) =>
  codes.some(code => pair.includes(code)) && codes[0] !== codes[1]

function faultWords(fault: Fault, field: string, { fields }: Calculator, { t, number }: Words): string {
  const { max, min, below, above } = fault
  if (fault.fault === 'missing') return t(toolsText.missing)
  // A missing rate of the instrument is a missing price.
  if (fault.fault === 'rate') return t(field === rateField ? toolsText.noRate : toolsText.missing)
  if (fault.fault === 'form' && fields[field]?.kind === 'number') return t(toolsText.wholeNumber)
  if (fault.fault === 'form' || fault.fault === 'both') return t(toolsText.notAllowed)
  if (fault.fault === 'side') return t(fault.direction === 'above' ? toolsText.mustBeAbove : toolsText.mustBeBelow)
  if (max !== undefined) return t(toolsText.atMost, { max: number(max) })
  if (min !== undefined && Number.isFinite(min)) return t(toolsText.atLeast, { min: number(min) })
  if (below !== undefined) return t(toolsText.below, { limit: number(below) })
  if (above !== undefined && above !== 0) return t(toolsText.above, { limit: number(above) })
  return t(toolsText.aboveZero)
}
