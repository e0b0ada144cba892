import { pairName } from '../calculator/rate-pair.ts'
import type { Words } from '../calculator/figures.ts'
import type { Shown, Step } from '../calculator/shown.ts'
import { toolsText } from '../strings/keys.ts'
import type { Position } from './describe-position.ts'
import type { PositionValues } from './position-fields.ts'
import { roundingNote } from './rounding-note.ts'
import { stopChart } from './stop-chart.ts'

/** The result in words: a figure, a sentence, and its share of the balance. */
export function showPosition(position: Position, values: PositionValues, words: Words): Shown {
  const { t, money, number, percent, lots: lotsText, strong } = words
  const { lots, loss, riskAmount, pipValue, belowMinimum } = position
  const { pair, account, balance = 0, stopPips = 0, contractSize = 0, lotStep = 1 } = values
  const allowed = money(riskAmount, account)
  const moves = { pair: pairName(pair), pips: number(stopPips), loss: strong(money(loss, account)), allowed }
  return {
    title: t(toolsText.tradeAtMost),
    figure: lotsText(lots, lotStep),
    unit: t(toolsText.lotsUnit),
    sentence: belowMinimum ? t(toolsText.nothingFits, { allowed }) : t(toolsText.ifItMoves, moves),
    share: {
      share: loss / balance,
      part: t(toolsText.atRisk, { amount: money(loss, account) }),
      whole: t(toolsText.ofBalance, { amount: money(balance, account) }),
    },
    facts: [
      { label: t(toolsText.units), value: number(lots * contractSize) },
      { label: t(toolsText.pip), value: money(pipValue, account) },
      { label: t(toolsText.share), value: percent((loss / balance) * 100) },
    ],
    note: roundingNote(position, values, words),
    steps: stepsOf(position, values, words),
    chart: stopChart(position, values, words),
  }
}

/** The formula in four lines, each with its figures (decisions 6). */
function stepsOf(position: Position, values: PositionValues, words: Words): Step[] {
  const { t, money, smallMoney, number, whole, percent, rate, lots } = words
  const { riskAmount, lossPerUnit, units, pip } = position
  const { account, balance = 0, riskPct = 0, stopPips = 0, contractSize = 0, lotStep = 1 } = values
  const risk = money(riskAmount, account)
  const perUnit = smallMoney(lossPerUnit, account)
  return [
    { name: toolsText.moneyAtRisk, how: `${money(balance, account)} × ${percent(riskPct)}`, result: risk },
    {
      name: toolsText.lossPerUnit,
      how: `${number(stopPips)} ${t(toolsText.pipsUnit)} × ${number(pip)} × ${rate(position.rate)} ${account}`,
      result: perUnit,
    },
    { name: toolsText.units, how: `${risk} ÷ ${perUnit}`, result: whole(units) },
    {
      name: toolsText.lotsDown,
      how: `${whole(units)} ÷ ${number(contractSize)}`,
      result: lots(position.lots, lotStep),
    },
  ]
}
