import { instrumentOf } from 'calls/calculators/instruments'
import { pairName } from '../calculator/rate-pair.ts'
import { chartOf, type Shown } from '../calculator/shown.ts'
import { toolsText } from '../strings/keys.ts'
import { roundedNumber, shownDecimals, type RiskGiven } from './risk-given.ts'

const winRates = [20, 30, 40, 50, 60, 70, 80]

/** Reward for the risk of one trade, and how often such trades have to win. */
export function showPrices({ answer, values, words }: RiskGiven): Shown {
  const { t, number, percent, price, rounded, strong } = words
  const { pair, entry = 0, stop = 0, target = 0 } = values
  const { risk = 0, reward = 0, rewardToRisk = 0, breakEvenWinRatePct = 0 } = answer
  const { pip } = instrumentOf(pair)
  const ratio = rounded(rewardToRisk, shownDecimals)
  const breakEven = percent(breakEvenWinRatePct)
  const [higher, lower] = risk > 0 && entry > stop ? [entry, stop] : [stop, entry]
  const [far, near] = target > entry ? [target, entry] : [entry, target]
  return {
    title: t(toolsText.rewardToRisk),
    figure: `${ratio} : 1`,
    sentence: t(toolsText.ratioSentence, { pair: pairName(pair), ratio, rate: strong(breakEven) }),
    facts: [
      { label: t(toolsText.riskInPips), value: rounded(risk / pip, 1) },
      { label: t(toolsText.rewardInPips), value: rounded(reward / pip, 1) },
      { label: t(toolsText.breakEvenRate), value: breakEven },
    ],
    note: roundedNumber(rewardToRisk, words),
    steps: [
      { name: toolsText.riskDistance, how: `${price(higher, pip)} − ${price(lower, pip)}`, result: number(risk) },
      { name: toolsText.rewardDistance, how: `${price(far, pip)} − ${price(near, pip)}`, result: number(reward) },
      { name: toolsText.rewardToRisk, how: `${number(reward)} ÷ ${number(risk)}`, result: ratio },
      { name: toolsText.breakEvenRate, how: `1 ÷ (1 + ${ratio})`, result: breakEven },
    ],
    chart: chartOf({
      title: t(toolsText.expectancyByRate),
      caption: t(toolsText.expectancyInRisk),
      bars: winRates.map(rate => {
        const value = (rate / 100) * rewardToRisk - (1 - rate / 100)
        const figure = rounded(value, shownDecimals)
        const told = t(toolsText.expectancyAtRate, { rate: percent(rate), value: figure })
        return { at: percent(rate), value, figure, told, isOwn: false }
      }),
    }),
  }
}
