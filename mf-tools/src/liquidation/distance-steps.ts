import { instrumentOf } from 'calls/calculators/instruments'
import { unitsOf } from '../calculator/common-fields.ts'
import type { Step } from '../calculator/shown.ts'
import { toolsText } from '../strings/keys.ts'
import type { LiquidationGiven } from './liquidation-given.ts'

/** The move that makes the loss, and the price after it. */
export function distanceSteps(
  { answer: { maxLoss }, values, words }: LiquidationGiven,
  stop: { price: number; pips: number },
): Step[] {
  const { money, number, price, rounded } = words
  const { pair, account, side, open = 0, pipSize = 1 } = values
  const [loss, pips, at] = [money(maxLoss, account), rounded(stop.pips, 1), price(stop.price, pipSize)]
  const from = price(open, pipSize)
  const isBuy = side === 'buy'
  // In an account in the base currency, a pip is worth less the higher the price is.
  if (instrumentOf(pair).base === account)
    return [
      {
        name: toolsText.stopOutPrice,
        how: `${from} ÷ (1 ${isBuy ? '+' : '−'} ${loss} ÷ ${number(unitsOf(values) ?? 0)})`,
        result: at,
      },
      {
        name: toolsText.pipsAway,
        how: `(${isBuy ? `${from} − ${at}` : `${at} − ${from}`}) ÷ ${number(pipSize)}`,
        result: pips,
      },
    ]
  const perPip = money(maxLoss / stop.pips, account, { maximumFractionDigits: 4 })
  return [
    { name: toolsText.pipsAway, how: `${loss} ÷ ${perPip}`, result: pips },
    { name: toolsText.stopOutPrice, how: `${from} ${isBuy ? '−' : '+'} ${pips} × ${number(pipSize)}`, result: at },
  ]
}
