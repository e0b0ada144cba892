import { Locale } from 'shared-state/i18n/locale'
import type { Language } from 'shared-state/i18n/languages'

/** A figure with its unit and its original number of decimals, in the reader's language: `2.3%`, `50.1 pts`; Indonesian `2,3%`. */
export function figureText(figure: string, unit: string, lang: Language): string {
  const decimals = figure.split('.')[1]?.length ?? 0
  const value = Number(figure)
  const shown = Number.isNaN(value)
    ? figure
    : new Locale(lang, 0, '').formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return `${shown}${unit.length > 1 ? ' ' : ''}${unit}`
}
