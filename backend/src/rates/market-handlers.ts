import { convert } from 'calls/calculators/conversion'
import type { Rates } from 'calls/calculators/conversion'
import { offeredPairs } from 'calls/calculators/instruments'
import { currencyList, homefucHoldposition, homefucMotion, homefucSymbol } from 'calls/market-figures'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { notConfigured } from 'platform/api/not-configured'
import type { Language } from 'shared-state/i18n/languages'
import { currencies, currencyNames } from './currencies.ts'
import type { ReadReferenceRates } from './reference-rates.ts'

const noRates = {
  en: 'Market rates are not configured on this site.',
  id: 'Kurs pasar belum dikonfigurasi di situs ini.',
}
const noPositions = {
  en: 'Data on open positions is not configured on this site.',
  id: 'Data posisi terbuka belum dikonfigurasi di situs ini.',
}

/** Rates are published with four to six decimals; division adds more. */
const SHOWN_DIGITS = 8

/** Market figures, from the site's reference rates. */
export function marketHandlers({ referenceRates }: { referenceRates: ReadReferenceRates }): CallHandler[] {
  return [
    handle(homefucSymbol, async ({ symbols = offeredPairs }, { caller: { lang } }) => {
      const { moves, rest } = await movesOf(symbols, referenceRates, lang)
      return {
        items: moves.map(({ symbol, name, rate, changePct }) => ({
          symbol,
          name,
          bid: rate,
          ask: rate,
          changePct,
          ...rest,
        })),
      }
    }),
    handle(homefucMotion, async ({ num, order }, { caller: { lang } }) => {
      const { moves, rest } = await movesOf(offeredPairs, referenceRates, lang)
      const sizeOf = { abs: Math.abs, up: (change: number) => change, down: (change: number) => -change }[order]
      const movers = moves.flatMap(({ symbol, name, changePct }) =>
        changePct !== null && sizeOf(changePct) > 0 ? [{ symbol, name, changePct }] : [],
      )
      movers.sort((one, other) => sizeOf(other.changePct) - sizeOf(one.changePct))
      return { items: movers.slice(0, num).map(mover => ({ ...mover, ...rest })) }
    }),
    handle(homefucHoldposition, async (_input, { caller }) => {
      throw notConfigured(noPositions, caller.lang)
    }),
    handle(currencyList, async (_input, { caller }) => ({
      items: currencies((await referenceRates()).rates, caller.lang),
    })),
  ]
}

/** The pairs with a known rate, and their change since the day before. */
async function movesOf(symbols: readonly string[], referenceRates: ReadReferenceRates, lang: Language) {
  const { rates, before, source, at, kind } = await referenceRates()
  if (source === null || at === null) throw notConfigured(noRates, lang)
  const names = currencyNames(lang)
  const moves = symbols.flatMap(symbol => {
    const rate = rateOf(symbol, rates)
    if (rate === undefined) return []
    const last = rateOf(symbol, before)
    const name = `${names(symbol.slice(0, 3))} / ${names(symbol.slice(3))}`
    const changePct = last === undefined ? null : Number((((rate - last) / last) * 100).toFixed(4))
    return [{ symbol, name, rate: Number(rate.toPrecision(SHOWN_DIGITS)), changePct }]
  })
  return { moves, rest: { at, source, kind } }
}

function rateOf(symbol: string, rates: Rates): number | undefined {
  const [base, quote] = [symbol.slice(0, 3), symbol.slice(3)]
  const conversion = convert(base, quote, rates)
  return base !== quote && conversion.ok ? conversion.rate : undefined
}
