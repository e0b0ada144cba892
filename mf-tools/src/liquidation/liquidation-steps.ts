import { instrumentOf } from 'calls/calculators/instruments'
import { sizeSteps, unitsOf } from '../calculator/common-fields.ts'
import { quoteOf } from '../calculator/rate-pair.ts'
import type { Step } from '../calculator/shown.ts'
import { toolsText } from '../strings/keys.ts'
import type { LiquidationGiven } from './liquidation-given.ts'

/** Margin, the equity at which the broker closes, the loss until then, and the move that makes this loss. */
export function liquidationSteps({ answer, values, words }: LiquidationGiven): Step[] {
  const { t, money, number, percent, price, rate, rounded } = words
  const { pair, account, side, open = 0, balance = 0, leverage = 1, stopOutPct = 0, pipSize = 1 } = values
  const { margin, maxLoss, stopPrice, pipsToStop } = answer
  const units = unitsOf(values) ?? 0
  const isBase = instrumentOf(pair).base === account
  const worth = isBase ? units : units * open
  const conversion = isBase || quoteOf(pair) === account ? '' : ` × ${rate((margin * leverage) / worth)}`
  const steps: Step[] = [
    ...sizeSteps(values, words),
    {
      name: toolsText.marginUsed,
      how: `${number(units)}${isBase ? '' : ` × ${price(open, pipSize)}`} ÷ ${number(leverage)}${conversion}`,
      result: money(margin, account),
    },
  ]
  if (stopPrice === null || pipsToStop === null) return steps
  const left = balance - maxLoss
  const isMarked = values.marginBasis === 'marked' && !isBase
  steps.push({
    name: isMarked ? toolsText.equityAtStopOutMarked : toolsText.equityAtStopOut,
    how: isMarked
      ? `${percent(stopOutPct)} × ${t(toolsText.marginAtPrice, { price: price(stopPrice, pipSize) })}`
      : `${percent(stopOutPct)} × ${money(margin, account)}`,
    result: money(left, account),
  })
  steps.push(
    {
      name: toolsText.lossAtStopOut,
      how: `${money(balance, account)} − ${money(left, account)}`,
      result: money(maxLoss, account),
    },
    {
      name: toolsText.pipsAway,
      how: `${money(maxLoss, account)} ÷ ${money(maxLoss / pipsToStop, account, { maximumFractionDigits: 4 })}`,
      result: rounded(pipsToStop, 1),
    },
    {
      name: toolsText.stopOutPrice,
      how: `${price(open, pipSize)} ${side === 'buy' ? '−' : '+'} ${rounded(pipsToStop, 1)} × ${number(pipSize)}`,
      result: price(stopPrice, pipSize),
    },
  )
  return steps
}
