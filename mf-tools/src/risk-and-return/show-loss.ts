import { ladder } from '../calculator/ladder.ts'
import { chartOf, type Shown } from '../calculator/shown.ts'
import { toolsText } from '../strings/keys.ts'
import { roundedPercent, type RiskGiven } from './risk-given.ts'

const losses = [5, 10, 20, 30, 40, 50, 60]
/** Losses in a row to look at, at the same percentage. */
const repeats = [2, 3, 5]

/** The gain that makes up for a loss. */
export function showLoss({ answer, values, words, again }: RiskGiven): Shown {
  const { t, percent, number, strong } = words
  const { lossPct = 0 } = values
  const { requiredGainPct = 0 } = answer
  const gain = percent(requiredGainPct)
  return {
    title: t(toolsText.gainNeeded),
    figure: gain,
    sentence: t(toolsText.gainSentence, {
      loss: percent(lossPct),
      left: percent(100 - lossPct),
      gain: strong(gain),
    }),
    facts: repeats.map(times => ({
      label: t(toolsText.lossesInRow, { times: number(times) }),
      value: percent((1 - (1 - lossPct / 100) ** times) * -100),
    })),
    note: roundedPercent(requiredGainPct, words),
    steps: [
      { name: toolsText.leftOfAccount, how: `${percent(100)} − ${percent(lossPct)}`, result: percent(100 - lossPct) },
      { name: toolsText.gainNeeded, how: `${percent(lossPct)} ÷ ${percent(100 - lossPct)}`, result: gain },
    ],
    chart: chartOf({
      title: t(toolsText.gainByLoss),
      caption: t(toolsText.gainByLossCaption),
      bars: ladder(lossPct, losses).flatMap(loss => {
        const needed = again({ lossPct: loss })?.requiredGainPct
        if (needed === undefined) return []
        const told = t(toolsText.gainAtLoss, { loss: percent(loss), gain: percent(needed) })
        return [{ at: percent(loss), value: needed, figure: percent(needed, 0), told, isOwn: loss === lossPct }]
      }),
    }),
  }
}
