import type { RequiredMargin } from 'calls/calculators/margin'
import { sizeSteps, sizeText, unitsOf } from '../calculator/common-fields.ts'
import type { Words } from '../calculator/figures.ts'
import { ladder } from '../calculator/ladder.ts'
import { commonLeverages } from '../calculator/leverage-field.ts'
import { baseOf, pairName, quoteOf } from '../calculator/rate-pair.ts'
import { roundedAmount } from '../calculator/rounded-amount.ts'
import { chartOf, type Shown, type Step } from '../calculator/shown.ts'
import { toolsText } from '../strings/keys.ts'
import type { MarginValues } from './margin-fields.ts'

interface Given {
  /** `price`: the visitor's, or the reference rate. */
  answer: RequiredMargin & { price: number }
  values: MarginValues
  words: Words
  again: (change: { leverage: number }) => RequiredMargin | undefined
}

export function showMargin(given: Given): Shown {
  const { answer, values, words, again } = given
  const { t, money, shortMoney, number, percent, strong } = words
  const { pair, account, leverage = 1 } = values
  const margin = money(answer.margin, account)
  return {
    title: t(toolsText.marginNeeded),
    figure: margin,
    sentence: t(toolsText.marginSentence, {
      size: sizeText(values, words),
      pair: pairName(pair),
      leverage: number(leverage),
      margin: strong(margin),
    }),
    facts: [
      { label: t(toolsText.positionValue), value: money(answer.margin * leverage, account) },
      { label: t(toolsText.marginShare), value: percent(100 / leverage) },
    ],
    note: roundedAmount(answer.margin, account, words),
    steps: stepsOf(given),
    chart: chartOf({
      title: t(toolsText.marginByLeverage),
      caption: t(toolsText.marginByLeverageCaption),
      bars: ladder(leverage, commonLeverages).flatMap(there => {
        const needed = again({ leverage: there })?.margin
        if (needed === undefined) return []
        const told = t(toolsText.marginAtLeverage, { leverage: number(there), margin: money(needed, account) })
        const figure = shortMoney(needed, account)
        return [{ at: number(there), value: needed, figure, told, isOwn: there === leverage }]
      }),
    }),
  }
}

function stepsOf({ answer, values, words }: Given): Step[] {
  const { money, number, rate } = words
  const { pair, account, leverage = 1, marginIn } = values
  const units = unitsOf(values) ?? 0
  const [unit, price] = marginIn === 'base' ? [baseOf(pair), 1] : [quoteOf(pair), answer.price]
  const worth = units * price
  const inUnit = worth / leverage
  const steps = sizeSteps(values, words)
  if (marginIn !== 'base')
    steps.push({ name: toolsText.positionValue, how: `${number(units)} × ${rate(price)}`, result: money(worth, unit) })
  steps.push({
    name: toolsText.marginStep,
    how: `${money(worth, unit)} ÷ ${number(leverage)}`,
    result: money(inUnit, unit),
  })
  if (unit !== account)
    steps.push({
      name: toolsText.inAccountCurrency,
      how: `${money(inUnit, unit)} × ${rate(answer.margin / inUnit)}`,
      result: money(answer.margin, account),
    })
  return steps
}
