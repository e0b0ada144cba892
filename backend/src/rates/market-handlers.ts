import { offeredPairs } from 'calls/calculators/instruments'
import {
  currencyList,
  homefucHoldposition,
  homefucMotion,
  homefucRatehistory,
  homefucSymbol,
} from 'calls/market-figures'
import type { Db } from 'database/db'
import type { Log } from 'platform/api/envelope'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { notConfigured } from 'platform/api/not-configured'
import type { Language } from 'shared-state/i18n/languages'
import { createDocumentReader } from '../outside-data/outside-document.ts'
import { noData } from '../outside-data/no-data.ts'
import { currencies, currencyNames } from './currencies.ts'
import { openPositions } from './open-positions.ts'
import { rateOf } from './rate-of.ts'
import { createRateHistory } from './rate-history.ts'
import type { ReadReferenceRates } from './reference-rates.ts'

const noRates = {
  en: 'Market rates are not configured on this site: the setting REFERENCE_RATES_URL is missing.',
  id: 'Kurs pasar belum dikonfigurasi di situs ini: pengaturan REFERENCE_RATES_URL belum diisi.',
}
const noPositions = {
  en: 'Data on open positions is not configured on this site: the setting POSITIONS_URL is missing.',
  id: 'Data posisi terbuka belum dikonfigurasi di situs ini: pengaturan POSITIONS_URL belum diisi.',
}

interface MarketDeps {
  db: Db
  log: Log
  referenceRates: ReadReferenceRates
}

/** Market figures, from the site's reference rates, and open positions (`positionsUrl`: setting POSITIONS_URL). */
export function marketHandlers(deps: MarketDeps, positionsUrl: string | undefined): CallHandler[] {
  const { db, referenceRates } = deps
  const history = createRateHistory(db, referenceRates)
  const readPositions = createDocumentReader(deps, openPositions)
  return [
    handle(homefucSymbol, async ({ symbols = offeredPairs }, { caller: { lang } }) => {
      const { moves, rest } = await movesOf(symbols, referenceRates, lang)
      return {
        items: moves.map(move => ({ ...move, bid: null, ask: null, ...rest })),
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
    handle(homefucRatehistory, async ({ symbols = offeredPairs, days }, { caller: { lang } }) => {
      const { source, at, kind } = await referenceRates()
      if (source === null || at === null) throw notConfigured(noRates, lang)
      const [found, positions] = await Promise.all([history(symbols, days), readPositions()])
      return { ...found, source, at, kind, positions: positions !== undefined }
    }),
    handle(homefucHoldposition, async ({ symbol }, { caller }) => {
      const positions = await readPositions()
      if (!positions) throw noData(noPositions, positionsUrl, caller.lang)
      const { at, source, sample = false, items } = positions
      const asked = items.filter(item => symbol === undefined || item.symbol === symbol)
      return { items: asked.map(item => ({ ...item, at, source, sample })) }
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
    return [{ symbol, name, rate, changePct }]
  })
  return { moves, rest: { at, source, kind } }
}
