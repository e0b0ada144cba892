import type { Rates } from 'calls/calculators/conversion'
import { offeredCurrencies } from 'calls/calculators/instruments'
import type { Language } from 'shared-state/i18n/languages'

/** Names of currencies by code; a code without a name is its own. */
export function currencyNames(lang: Language): (code: string) => string {
  const names = new Intl.DisplayNames(lang, { type: 'currency' })
  return code => names.of(code) ?? code
}

/** What a currency is called and how it is written. Metals, whose codes begin with X, are none. */
export function currencies(rates: Rates, lang: Language) {
  const known = Object.keys(rates).flatMap(pair => [pair.slice(0, 3), pair.slice(3)])
  const codes = [...new Set([...offeredCurrencies, ...known])].filter(code => !code.startsWith('X')).sort()
  const names = currencyNames(lang)
  return codes.map(code => {
    const format = new Intl.NumberFormat(lang, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    const symbol = format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? code
    // A currency's first two letters are its country's, or the union's (ISO 4217).
    return {
      code,
      name: names(code),
      symbol,
      decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
      flag: code.slice(0, 2).toLowerCase(),
    }
  })
}
