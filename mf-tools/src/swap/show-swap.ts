import type { Swap } from 'calls/calculators/swap'
import { sizeText } from '../calculator/common-fields.ts'
import type { Words } from '../calculator/figures.ts'
import { ladder } from '../calculator/ladder.ts'
import { pairName, quoteOf } from '../calculator/rate-pair.ts'
import { roundedAmount } from '../calculator/rounded-amount.ts'
import { chartOf, type Shown, type Step } from '../calculator/shown.ts'
import { toolsText } from '../strings/keys.ts'
import type { SwapValues } from './swap-fields.ts'

interface Given {
  /** `price`: the visitor's, or the reference rate. */
  answer: Swap & { lots: number; price: number }
  values: SwapValues
  words: Words
  again: (change: { nights: number }) => Swap | undefined
}

const otherNights = [1, 3, 7, 14, 30, 90]

export function showSwap(given: Given): Shown {
  const { answer, values, words, again } = given
  const { t, money, shortMoney, number, strong } = words
  const { pair, account, nights = 1 } = values
  const amount = money(Math.abs(answer.swap), account)
  const sentence = answer.swap < 0 ? toolsText.swapCosts : answer.swap > 0 ? toolsText.swapEarns : toolsText.swapNothing
  const perNight = answer.swap / nights
  return {
    title: t(answer.swap > 0 ? toolsText.swapCredit : toolsText.swapCost),
    figure: amount,
    sentence: t(sentence, {
      size: sizeText(values, words),
      pair: pairName(pair),
      nights: t(toolsText.nightsOf, { nights: number(nights), count: nights }),
      amount: strong(amount),
    }),
    facts: [
      { label: t(toolsText.perNight), value: money(perNight, account) },
      { label: t(toolsText.perMonth), value: money(perNight * 30, account) },
      { label: t(toolsText.perYear), value: money(perNight * 365, account) },
    ],
    note: roundedAmount(Math.abs(answer.swap), account, words),
    steps: stepsOf(given),
    chart: chartOf({
      title: t(toolsText.swapByNights),
      caption: t(toolsText.swapByNightsCaption),
      bars: ladder(nights, otherNights).flatMap(there => {
        const swap = again({ nights: there })?.swap
        if (swap === undefined) return []
        const told = t(toolsText.swapAtNights, {
          nights: t(toolsText.nightsOf, { nights: number(there), count: there }),
          amount: money(swap, account),
        })
        return [{ at: number(there), value: swap, figure: shortMoney(swap, account), told, isOwn: there === nights }]
      }),
    }),
  }
}

function stepsOf({ answer, values, words }: Given): Step[] {
  const { t, money, smallMoney, number, rate } = words
  const {
    mode,
    pair,
    account,
    swapRate = 0,
    nights = 1,
    contractSize = 1,
    pointSize = 1,
    dayBasis = 1,
    size = 0,
  } = values
  const { lots, price, swap } = answer
  const steps: Step[] = []
  if (values.unit === 'units')
    steps.push({ name: toolsText.lotsStep, how: `${number(size)} ÷ ${number(contractSize)}`, result: number(lots) })
  const total = (perNight: string, unit: string, amount: number) => ({
    name: toolsText.allNights,
    how: `${perNight} × ${number(nights)}`,
    result: money(amount, unit),
  })
  if (mode === 'currency') {
    const perNight = money(swapRate * lots, account)
    const how = `${money(swapRate, account)} × ${t(toolsText.lotsOf, { size: number(lots), count: lots })}`
    return [...steps, { name: toolsText.perNight, how, result: perNight }, total(perNight, account, swap)]
  }
  const quote = quoteOf(pair)
  const volume = lots * contractSize
  const perNight = mode === 'points' ? swapRate * volume * pointSize : ((swapRate / 100) * volume * price) / dayBasis
  const how =
    mode === 'points'
      ? `${number(swapRate)} × ${number(pointSize)} × ${number(lots)} × ${number(contractSize)}`
      : `${number(swapRate)}% × ${rate(price)} × ${number(lots)} × ${number(contractSize)} ÷ ${number(dayBasis)}`
  const night = smallMoney(perNight, quote)
  steps.push({ name: toolsText.perNight, how, result: night }, total(night, quote, perNight * nights))
  if (quote !== account && perNight !== 0)
    steps.push({
      name: toolsText.inAccountCurrency,
      how: `${money(perNight * nights, quote)} × ${rate(swap / (perNight * nights))}`,
      result: money(swap, account),
    })
  return steps
}
