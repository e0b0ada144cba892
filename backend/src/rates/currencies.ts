import type { Rates } from 'calls/calculators/conversion'
import { offeredCurrencies } from 'calls/calculators/instruments'
import type { Language } from 'shared-state/i18n/languages'

/** Names of currencies by code; the code itself if there is no name. */
export function currencyNames(lang: Language): (code: string) => string {
  const names = new Intl.DisplayNames(lang, { type: 'currency' })
  return code => names.of(code) ?? code
}

/** Names and formats of the known currencies. Metals, whose codes begin with X, are left out. */
export function currencies(rates: Rates, lang: Language) {
  const known = Object.keys(rates).flatMap(pair => [pair.slice(0, 3), pair.slice(3)])
  const codes = [...new Set([...offeredCurrencies, ...known])].filter(code => !code.startsWith('X')).sort()
  const names = currencyNames(lang)
  return codes.map(code => {
    const format = new Intl.NumberFormat(lang, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    const symbol = format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? code
    // The first two letters of a currency are those of its country, or of the union (ISO 4217).
    return {
      code,
      name: names(code),
      symbol,
      decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
      flag: code.slice(0, 2).toLowerCase(),
    }
  })
}
