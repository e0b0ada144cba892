import { numberFormat } from '../i18n/formatters.ts'
import type { TextLanguage } from '../i18n/languages.ts'

/** Digits are typed as 0 to 9 in every language. */
const digitsTyped = { numberingSystem: 'latn' }

/** The separator of thousands and the decimal separator of a language. */
function marksOf(lang: TextLanguage): { group: string; decimal: string } {
  const parts = numberFormat(lang, digitsTyped).formatToParts(11_111.5)
  const markOf = (type: 'group' | 'decimal') => parts.find(part => part.type === type)!.value
  return { group: markOf('group'), decimal: markOf('decimal') }
}

const plain = /^-?(\d+(\.\d*)?|\.\d+)$/

/**
 * Parses a typed number: `5,000.5` in English, `5.000,5` in Indonesian, spaces and marks of direction allowed. A separator in a position where it cannot group
 * thousands is read as a decimal separator in both, so that `0.01` is never 1. NaN if it is not a number.
 */
export function readTyped(text: string, lang: TextLanguage): number {
  const { group, decimal } = marksOf(lang)
  const typed = text.replaceAll(/[\s\u00a0\u202f\u061c\u200e\u200f]/g, '').replace('\u2212', '-')
  const grouped = new RegExp(`^-?[1-9]\\d{0,2}(\\${group}\\d{3})+(\\${decimal}\\d+)?$`)
  if (grouped.test(typed)) return Number(typed.replaceAll(group, '').replace(decimal, '.'))
  return readPlain(typed.replace(',', '.'))
}

/** Parses a number in an address: digits and a point, in every language. NaN if it is not a number. */
export const readPlain = (text: string): number => (plain.test(text) ? Number(text) : NaN)

/** All significant digits of a number without floating-point noise. */
const digits = { ...digitsTyped, maximumSignificantDigits: 15 }

/** A number for an address: never with an exponent, which readPlain() could not parse. */
export const toPlain = (value: number): string => numberFormat('en', { ...digits, useGrouping: false }).format(value)

/** A number in the format of the visitor's language for a field; readTyped() returns the same number. */
export const toTyped = (value: number, lang: TextLanguage): string => numberFormat(lang, digits).format(value)
