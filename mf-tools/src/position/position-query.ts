import type { Rates } from 'calls/calculators/conversion'
import type { PositionInput } from 'calls/calculators/position'
import { isTextLanguage, type TextLanguage } from 'shared-state/i18n/languages'
import { calculatorPath } from '../calculators.ts'
import { ratePairOf } from './rate-pair.ts'
import { readPlain, readTyped, toPlain, toTyped } from 'shared-state/forms/typed-number'

export const choiceFields = ['pair', 'account'] as const
export const numberFields = ['balance', 'riskPct', 'stopPips', 'contractSize', 'lotStep', 'rate'] as const
export type NumberField = (typeof numberFields)[number]
export type PositionField = (typeof choiceFields)[number] | NumberField

/** The form's texts in the format of the visitor's language. `rate`: the visitor's own rate, '' for the site's. */
export type PositionTexts = Record<PositionField, string>

/** Initial values for an address without a query: an example to change. */
const example: PositionTexts = {
  pair: 'EURUSD',
  account: 'USD',
  balance: '5000',
  riskPct: '1',
  stopPips: '18',
  contractSize: '',
  lotStep: '',
  rate: '',
}

/** Language in which the numbers of an address were typed: set by a form sent without JavaScript. */
export const typedField = 'typed'

/** The currency pair of the rate that was sent with it. */
export const ratePairField = 'ratePair'

/** Reads an address. Its numbers are plain, or in the notation of the language given in `typed`; unreadable text is kept unchanged. */
export function readTexts(params: URLSearchParams, lang: TextLanguage): PositionTexts {
  const typed = params.get(typedField) ?? ''
  const read = (text: string) => (isTextLanguage(typed) ? readTyped(text, typed) : readPlain(text))
  const texts = { ...example }
  for (const field of choiceFields) texts[field] = params.get(field)?.toUpperCase() ?? example[field]
  for (const field of numberFields) {
    const text = params.get(field)?.trim() ?? example[field]
    const value = read(text)
    texts[field] = Number.isFinite(value) ? toTyped(value, lang) : text
  }
  const rateIsOf = params.get(ratePairField)
  return rateIsOf && rateIsOf !== ratePairOf(texts.pair, texts.account) ? { ...texts, rate: '' } : texts
}

/** The texts with one changed. The rate is cleared if it would now belong to another pair. */
export function changedTexts(texts: PositionTexts, field: PositionField, text: string): PositionTexts {
  const changed = { ...texts, [field]: text }
  const isSamePair = ratePairOf(changed.pair, changed.account) === ratePairOf(texts.pair, texts.account)
  return isSamePair ? changed : { ...changed, rate: '' }
}

/** Path of the form's values, without the language: the same result for everyone who opens it. */
export function addressOf(texts: PositionTexts, lang: TextLanguage): string {
  const params = new URLSearchParams(choiceFields.map(field => [field, texts[field]]))
  for (const field of numberFields) {
    const text = texts[field]
    // An empty field with a standard value is left out; any other empty field is an error to show.
    if (text === '' && example[field] === '') continue
    const value = readTyped(text, lang)
    params.set(field, Number.isFinite(value) ? toPlain(value) : text)
  }
  return `${calculatorPath('position')}?${params}`
}

export interface PositionQuestion {
  input: PositionInput
  /** The visitor's own rate; without it the site's rates apply. */
  ownRates: Rates | undefined
  /** Fields whose text is not a number; in `input` they are NaN. */
  unreadable: NumberField[]
}

/** The form's texts as the calculator's input. */
export function questionOf(texts: PositionTexts, lang: TextLanguage): PositionQuestion {
  const valueOf = (field: NumberField) => (texts[field].trim() === '' ? undefined : readTyped(texts[field], lang))
  const { pair, account } = texts
  const rate = valueOf('rate')
  const ratePair = ratePairOf(pair, account)
  return {
    input: {
      pair,
      account,
      balance: valueOf('balance'),
      riskPct: valueOf('riskPct'),
      stopPips: valueOf('stopPips'),
      contractSize: valueOf('contractSize'),
      lotStep: valueOf('lotStep'),
    },
    ownRates: rate === undefined || ratePair === undefined ? undefined : { [ratePair]: rate },
    unreadable: numberFields.filter(field => Number.isNaN(valueOf(field))),
  }
}
