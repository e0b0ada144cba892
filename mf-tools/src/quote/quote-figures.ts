import { instrumentOf } from 'calls/calculators/instruments'
import type { ChartSeries } from 'ui/line-chart'
import type { Quote } from './load-quote.ts'

/** Number format of a pair's rate: as many decimals as its pip has. */
export function rateFormat(symbol: string): Intl.NumberFormatOptions {
  const decimals = Math.max(0, Math.round(-Math.log10(instrumentOf(symbol).pip)))
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
}

/** The days on which a pair has a rate, oldest first. */
export const pointsOf = ({ rates }: Pick<Quote, 'rates'>, days: readonly string[]): ChartSeries['points'] =>
  rates.flatMap((value, index) => (value === null ? [] : [{ at: days[index]!, value }]))

/** Pairs whose symbol or name contains the keyword; all without one. */
export function matching(items: readonly Quote[], keyword: string): Quote[] {
  const part = keyword.toLowerCase()
  const squashed = part.replace(/[\s/]/g, '')
  return items.filter(
    ({ symbol, name }) =>
      name.toLowerCase().includes(part) || (squashed !== '' && symbol.toLowerCase().includes(squashed)),
  )
}

/** The pairs that rose or fell most since the day before, at most `most`. */
export function movers(items: readonly Quote[], direction: 1 | -1, most = 3): Quote[] {
  const moveOf = ({ changePct }: Quote) => (changePct ?? 0) * direction
  return items
    .filter(item => moveOf(item) > 0)
    .sort((a, b) => moveOf(b) - moveOf(a))
    .slice(0, most)
}
