import { chartOf, type Chart } from '../calculator/shown.ts'
import type { Words } from '../calculator/figures.ts'
import { toolsText } from '../strings/keys.ts'
import type { Position } from './describe-position.ts'
import type { PositionValues } from './position-fields.ts'

/** From this figure on there is no room for decimals above a bar. */
const wholeFrom = 1_000

/** The effect of a wider stop on the size, for the same risk. */
export function stopChart(position: Position, values: PositionValues, words: Words): Chart | undefined {
  const { t, number, rounded, lots, money } = words
  const { account, lotStep = 1 } = values
  const short = (value: number, text: string) => (value < wholeFrom ? text : rounded(value, 0))
  return chartOf({
    title: t(toolsText.widerStop),
    caption: t(toolsText.chartCaption, { risk: money(position.riskAmount, account) }),
    bars: position.otherStops.map(({ stopPips, lots: lotsThere, isOwn }) => ({
      at: short(stopPips, number(stopPips)),
      value: lotsThere,
      figure: short(lotsThere, lots(lotsThere, lotStep)),
      told: t(toolsText.lotsAtStop, { pips: number(stopPips), lots: lots(lotsThere, lotStep) }),
      isOwn,
    })),
  })
}
