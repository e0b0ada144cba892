import type { Profit } from 'calls/calculators/profit'
import { sizeSteps, sizeText, unitsOf } from '../calculator/common-fields.ts'
import type { Words } from '../calculator/figures.ts'
import { pairName, quoteOf } from '../calculator/rate-pair.ts'
import { roundedAmount } from '../calculator/rounded-amount.ts'
import { chartOf, type Chart, type Shown, type Step } from '../calculator/shown.ts'
import { toolsText } from '../strings/keys.ts'
import type { ProfitValues } from './profit-fields.ts'

interface Given {
  answer: Profit
  values: ProfitValues
  words: Words
  again: (change: { close: number }) => Profit | undefined
}

export function showProfit(given: Given): Shown {
  const { answer, values, words } = given
  const { t, money, percent, rounded, price, strong } = words
  const { pair, account, side, open = 0, close = 0, pipSize = 1 } = values
  const amount = money(Math.abs(answer.profit), account)
  const outcome = answer.profit > 0 ? 'gain' : answer.profit < 0 ? 'loss' : 'even'
  const trade = {
    size: sizeText(values, words),
    pair: pairName(pair),
    open: price(open, pipSize),
    close: price(close, pipSize),
    amount: strong(amount),
  }
  const sentences = {
    buy: { gain: toolsText.boughtGain, loss: toolsText.boughtLoss, even: toolsText.tradeEven },
    sell: { gain: toolsText.soldGain, loss: toolsText.soldLoss, even: toolsText.tradeEven },
  }
  const { returnOnMarginPct } = answer
  return {
    title: t(outcome === 'loss' ? toolsText.loss : toolsText.gain),
    figure: money(answer.profit, account),
    sentence: t(sentences[side][outcome], trade),
    facts: [
      { label: t(toolsText.pips), value: rounded(answer.pips, 1) },
      { label: t(toolsText.inQuoteCurrency), value: money(answer.profitQuote, quoteOf(pair)) },
      ...(returnOnMarginPct === undefined
        ? []
        : [{ label: t(toolsText.returnOnMargin), value: percent(returnOnMarginPct) }]),
    ],
    note: roundedAmount(answer.profit, account, words),
    steps: stepsOf(given),
    chart: profitChart(given),
  }
}

function stepsOf({ answer, values, words }: Given): Step[] {
  const { money, rate, number, price, rounded, percent } = words
  const { pair, account, side, open = 0, close = 0, pipSize = 1, margin } = values
  const quote = quoteOf(pair)
  const [from, to] = side === 'buy' ? [open, close] : [close, open]
  const move = number(Number((to - from).toPrecision(12)))
  const inQuote = money(answer.profitQuote, quote)
  const steps: Step[] = [
    ...sizeSteps(values, words),
    { name: toolsText.priceMove, how: `${price(to, pipSize)} − ${price(from, pipSize)}`, result: move },
    { name: toolsText.inQuoteCurrency, how: `${move} × ${number(unitsOf(values) ?? 0)}`, result: inQuote },
  ]
  if (quote !== account && answer.profitQuote !== 0)
    steps.push({
      name: toolsText.inAccountCurrency,
      how: `${inQuote} × ${rate(answer.profit / answer.profitQuote)}`,
      result: money(answer.profit, account),
    })
  steps.push({ name: toolsText.pips, how: `${move} ÷ ${number(pipSize)}`, result: rounded(answer.pips, 1) })
  if (margin !== undefined && answer.returnOnMarginPct !== undefined)
    steps.push({
      name: toolsText.returnOnMargin,
      how: `${money(answer.profit, account)} ÷ ${money(margin, account)}`,
      result: percent(answer.returnOnMarginPct),
    })
  return steps
}

/** Closing prices to compare with, as multiples of the chosen move. */
const moves = [-1, -0.5, 0.5, 1, 1.5, 2, 3]
/** The move to compare with if the price has not moved, in pips. */
const standardMove = 10

function profitChart({ answer, values, words, again }: Given): Chart | undefined {
  const { t, price, shortMoney, money } = words
  const { account, open = 0, close = 0, pipSize = 1 } = values
  const move = close - open || standardMove * pipSize
  const bars = moves.flatMap(multiple => {
    const isOwn = multiple === 1 && close !== open
    const there = isOwn ? close : Number((open + move * multiple).toPrecision(12))
    const profit = isOwn ? answer.profit : again({ close: there })?.profit
    if (profit === undefined) return []
    const at = price(there, pipSize)
    const told = t(toolsText.profitAtPrice, { price: at, profit: money(profit, account) })
    return [{ at, value: profit, figure: shortMoney(profit, account), told, isOwn }]
  })
  return chartOf({ title: t(toolsText.profitByPrice), caption: t(toolsText.profitByPriceCaption), bars })
}
