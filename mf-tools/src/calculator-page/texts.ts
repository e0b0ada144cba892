import { isTextLanguage, type TextLanguage } from 'shared-state/i18n/languages'
import { readPlain, readTyped, toPlain, toTyped } from 'shared-state/forms/typed-number'
import { calculatorPath } from '../calculator-path.ts'
import type { Calculator } from '../calculator/declare-calculator.ts'
import type { Field, Texts } from '../calculator/fields.ts'
import { ratePairOf } from '../calculator/rate-pair.ts'

/** Language in which the numbers of an address were typed: set by a form sent without JavaScript. */
export const typedField = 'typed'

/** The visitor's own rate; '' for the site's. */
export const rateField = 'rate'

/** The currency pair of the rate that was sent with it. */
export const ratePairField = 'ratePair'

/** Longest text of a field that is looked at; no number or code needs more. */
export const mostCharacters = 40

const rate: Field = { kind: 'number', label: 0, more: true }

/** All fields of a calculator, with the visitor's own rate if it converts. */
export const fieldsOf = ({ fields, converts }: Calculator): [name: string, field: Field][] =>
  Object.entries(converts ? { ...fields, [rateField]: rate } : fields)

export const isShown = (field: Field, texts: Texts): boolean => field.when?.(texts) ?? true

/** The pair of the rate that a calculation needs; undefined if it needs none. */
export const ratePairFor = ({ converts }: Calculator, texts: Texts): string | undefined =>
  converts && ratePairOf(...converts(texts))

const exampleOf = (field: Field): string =>
  field.kind === 'option' || field.kind === 'mode' ? field.options[0]!.value : (field.example ?? '')

/** Reads an address. Its numbers are plain, or in the notation of the language given in `typed`; unreadable text is kept unchanged. */
export function readTexts(calculator: Calculator, params: URLSearchParams, lang: TextLanguage): Texts {
  const typed = params.get(typedField) ?? ''
  const read = (text: string) => (isTextLanguage(typed) ? readTyped(text, typed) : readPlain(text))
  const texts: Record<string, string> = {}
  for (const [name, field] of fieldsOf(calculator)) {
    const given = params.get(name)?.slice(0, mostCharacters).trim()
    texts[name] =
      given === undefined ? inNotation(exampleOf(field), field, lang, readPlain) : inNotation(given, field, lang, read)
  }
  const rateIsOf = params.get(ratePairField)
  return rateIsOf && rateIsOf !== ratePairFor(calculator, texts) ? { ...texts, [rateField]: '' } : texts
}

function inNotation(text: string, field: Field, lang: TextLanguage, read: (text: string) => number): string {
  if (field.kind === 'number') {
    const value = read(text)
    return Number.isFinite(value) ? toTyped(value, lang) : text
  }
  if (field.kind === 'pair' || field.kind === 'currency') return text.toUpperCase()
  return field.options.some(({ value }) => value === text) ? text : exampleOf(field)
}

/** Path of the form's values, without the language: the same result for everyone who opens it. */
export function addressOf(calculator: Calculator, texts: Texts, lang: TextLanguage): string {
  const params = new URLSearchParams()
  for (const [name, field] of fieldsOf(calculator)) {
    const text = texts[name] ?? ''
    if (!isShown(field, texts)) continue
    // A field that may be empty is left out; any other empty field is an error to show.
    if (text === '' && exampleOf(field) === '') continue
    const value = field.kind === 'number' ? readTyped(text, lang) : NaN
    params.set(name, Number.isFinite(value) ? toPlain(value) : text)
  }
  return `${calculatorPath(calculator.code)}?${params}`
}
