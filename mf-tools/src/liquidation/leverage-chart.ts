import { ladder } from '../calculator/ladder.ts'
import { commonLeverages } from '../calculator/leverage-field.ts'
import { chartOf, type Chart } from '../calculator/shown.ts'
import { toolsText } from '../strings/keys.ts'
import type { LiquidationGiven } from './liquidation-given.ts'

/** How far the price may move at other leverages, with the same size and balance; 0 where the margin would not be covered. */
export function leverageChart({ values, words, again }: LiquidationGiven): Chart | undefined {
  const { t, number, short, rounded, price } = words
  const { leverage = 1, pipSize = 1 } = values
  return chartOf({
    title: t(toolsText.stopOutByLeverage),
    caption: t(toolsText.stopOutByLeverageCaption),
    bars: ladder(leverage, commonLeverages).map(there => {
      const result = again({ leverage: there })
      const pips = result?.pipsToStop ?? 0
      const told =
        result && result.stopPrice !== null
          ? t(toolsText.stopOutAtLeverage, {
              leverage: number(there),
              pips: rounded(pips, 1),
              price: price(result.stopPrice, pipSize),
            })
          : t(toolsText.noStopOutAtLeverage, { leverage: number(there) })
      return { at: number(there), value: pips, figure: result ? short(pips) : '–', told, isOwn: there === leverage }
    }),
  })
}
