import { sizeText } from '../calculator/common-fields.ts'
import { pairName } from '../calculator/rate-pair.ts'
import { rounded } from '../calculator/rounded-amount.ts'
import type { Shown } from '../calculator/shown.ts'
import { toolsText } from '../strings/keys.ts'
import type { LiquidationGiven } from './liquidation-given.ts'
import { liquidationSteps } from './liquidation-steps.ts'
import { leverageChart } from './leverage-chart.ts'

export function showLiquidation(given: LiquidationGiven): Shown {
  const { answer, values, words } = given
  const { t, money, price, percent, rounded: toDecimals, strong } = words
  const { pair, account, side, open = 0, balance = 0, stopOutPct = 0, pipSize = 1 } = values
  const { stopPrice, pipsToStop, margin, maxLoss } = answer
  const facts = [
    { label: t(toolsText.marginUsed), value: money(margin, account) },
    { label: t(stopPrice === null ? toolsText.greatestLoss : toolsText.lossAtStopOut), value: money(maxLoss, account) },
  ]
  const common = { steps: liquidationSteps(given), chart: leverageChart(given) }
  if (stopPrice === null || pipsToStop === null)
    return {
      ...common,
      title: t(toolsText.closesAt),
      figure: t(toolsText.neverReached),
      sentence: t(toolsText.neverReachedWhy, { pair: pairName(pair), loss: strong(money(maxLoss, account)) }),
      facts,
      note: { title: t(toolsText.notRounded), text: t(toolsText.neverReachedNote) },
    }
  const shown = price(stopPrice, pipSize)
  const pips = toDecimals(pipsToStop, 1)
  const isDown = side === 'buy'
  return {
    ...common,
    title: t(toolsText.closesAt),
    figure: shown,
    sentence: t(isDown ? toolsText.stopOutFalls : toolsText.stopOutRises, {
      pair: pairName(pair),
      size: sizeText(values, words),
      pips: strong(pips),
      level: percent(stopOutPct),
      loss: strong(money(maxLoss, account)),
    }),
    share: {
      share: maxLoss / balance,
      part: t(toolsText.lostAtStopOut, { amount: money(maxLoss, account) }),
      whole: t(toolsText.ofBalance, { amount: money(balance, account) }),
    },
    facts: [
      { label: t(toolsText.pipsAway), value: pips },
      { label: t(toolsText.moveInPercent), value: percent(Math.abs(stopPrice / open - 1) * 100) },
      ...facts,
    ],
    note: rounded({ shown, exact: toDecimals(stopPrice, 10), step: toDecimals(pipSize / 10, 10) }, t),
  }
}
