import type { TextLanguage } from 'shared-state/i18n/languages'

/** Digits are typed as 0 to 9 in every language. */
const digitsTyped = { numberingSystem: 'latn' }

/** What groups thousands and what begins the fraction, as the language writes them. */
function marksOf(lang: TextLanguage): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(lang, digitsTyped).formatToParts(11_111.5)
  const markOf = (type: 'group' | 'decimal') => parts.find(part => part.type === type)!.value
  return { group: markOf('group'), decimal: markOf('decimal') }
}

const plain = /^-?(\d+(\.\d*)?|\.\d+)$/

/**
 * A number as someone types it: `5,000.5` in English, `5.000,5` in Indonesian, spaces allowed. A mark that cannot group
 * thousands where it stands is a decimal mark in both, so that `0.01` is never a 1. NaN where it is no number.
 */
export function readTyped(text: string, lang: TextLanguage): number {
  const { group, decimal } = marksOf(lang)
  const typed = text.replaceAll(/[\s\u00a0\u202f]/g, '')
  const grouped = new RegExp(`^[1-9]\\d{0,2}(\\${group}\\d{3})+(\\${decimal}\\d+)?$`)
  if (grouped.test(typed)) return Number(typed.replaceAll(group, '').replace(decimal, '.'))
  return readPlain(typed.replace(',', '.'))
}

/** A number as it stands in an address: digits and a point, in every language. NaN where it is none. */
export const readPlain = (text: string): number => (plain.test(text) ? Number(text) : NaN)

/** All the digits a number holds without showing how computers round. */
const digits = { ...digitsTyped, maximumSignificantDigits: 15 }

/** A number as an address holds it: never with an exponent, which nobody could read. */
export const toPlain = (value: number): string => value.toLocaleString('en', { ...digits, useGrouping: false })

/** A number as the reader's language writes it into a field, so that readTyped() gives the same number. */
export const toTyped = (value: number, lang: TextLanguage): string => value.toLocaleString(lang, digits)
