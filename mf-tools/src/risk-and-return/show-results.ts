import { ladder } from '../calculator/ladder.ts'
import { chartOf, type Shown } from '../calculator/shown.ts'
import { toolsText } from '../strings/keys.ts'
import { roundedNumber, shownDecimals, type RiskGiven } from './risk-given.ts'

const winRates = [20, 30, 40, 50, 60, 70, 80]

/** What a trade earns on average, from the share of winners and the average results. */
export function showResults({ answer, values, words, again }: RiskGiven): Shown {
  const { t, number, percent, rounded, short, strong } = words
  const { winRatePct = 0, avgWin = 0, avgLoss = 0 } = values
  const { expectancy = 0, expectancyR = 0, rewardToRisk = 0, breakEvenWinRatePct = 0 } = answer
  const average = rounded(expectancy, shownDecimals)
  const words100 = { rate: percent(winRatePct), total: strong(rounded(expectancy * 100, shownDecimals)) }
  const won = (winRatePct / 100) * avgWin
  const lost = won - expectancy
  const [winning, losing] = [rounded(won, shownDecimals), rounded(lost, shownDecimals)]
  return {
    title: t(toolsText.averagePerTrade),
    figure: average,
    sentence: t(expectancy < 0 ? toolsText.averageLoses : toolsText.averageEarns, words100),
    facts: [
      { label: t(toolsText.inAverageLosses), value: rounded(expectancyR, shownDecimals) },
      { label: t(toolsText.winToLoss), value: `${rounded(rewardToRisk, shownDecimals)} : 1` },
      { label: t(toolsText.breakEvenRate), value: percent(breakEvenWinRatePct) },
    ],
    note: roundedNumber(expectancy, words),
    steps: [
      { name: toolsText.partOfWins, how: `${percent(winRatePct)} × ${number(avgWin)}`, result: winning },
      { name: toolsText.partOfLosses, how: `${percent(100 - winRatePct)} × ${number(avgLoss)}`, result: losing },
      { name: toolsText.averagePerTrade, how: `${winning} − ${losing}`, result: average },
    ],
    chart: chartOf({
      title: t(toolsText.expectancyByRate),
      caption: t(toolsText.expectancyInMoney),
      bars: ladder(winRatePct, winRates).flatMap(rate => {
        const value = again({ winRatePct: rate })?.expectancy
        if (value === undefined) return []
        const told = t(toolsText.expectancyAtRate, { rate: percent(rate), value: rounded(value, shownDecimals) })
        return [{ at: percent(rate), value, figure: short(value), told, isOwn: rate === winRatePct }]
      }),
    }),
  }
}
