import type { MarginLevel } from 'calls/calculators/margin-level'
import type { Words } from '../calculator/figures.ts'
import { rounded } from '../calculator/rounded-amount.ts'
import { chartOf, type Chart, type Shown } from '../calculator/shown.ts'
import { toolsText } from '../strings/keys.ts'
import type { MarginLevelValues } from './margin-level-fields.ts'

interface Given {
  answer: MarginLevel
  values: MarginLevelValues
  words: Words
  again: (change: { floating: number }) => MarginLevel | undefined
}

const full = 100
/** Stop-out levels that brokers name most often, in percent. */
const commonStopOut = 50

export function showMarginLevel(given: Given): Shown {
  const { answer, values, words } = given
  const { t, money, percent, strong } = words
  const { account, balance = 0, floating = 0, usedMargin = 1 } = values
  const { equity, freeMargin, marginLevelPct } = answer
  const level = percent(marginLevelPct)
  const [equityText, used, free] = [money(equity, account), money(usedMargin, account), money(freeMargin, account)]
  const sentence =
    marginLevelPct < full
      ? toolsText.marginNotCovered
      : marginLevelPct === full
        ? toolsText.marginJust
        : toolsText.marginCovered
  return {
    title: t(toolsText.yourLevel),
    figure: level,
    sentence: t(sentence, { equity: equityText, used, free: strong(money(Math.abs(freeMargin), account)) }),
    facts: [
      { label: t(toolsText.equity), value: equityText },
      { label: t(toolsText.freeMargin), value: free },
      {
        label: t(toolsText.lossToLevel, { level: percent(commonStopOut) }),
        value: money(Math.max(equity - (usedMargin * commonStopOut) / full, 0), account),
      },
    ],
    note: rounded({ shown: level, exact: percent(marginLevelPct, 10), step: percent(0.01) }, t),
    steps: [
      {
        name: toolsText.equity,
        how: `${money(balance, account)} ${floating < 0 ? '−' : '+'} ${money(Math.abs(floating), account)}`,
        result: equityText,
      },
      { name: toolsText.freeMargin, how: `${equityText} − ${used}`, result: free },
      { name: toolsText.marginLevel, how: `${equityText} ÷ ${used}`, result: level },
    ],
    chart: levelChart(given),
  }
}

/** Floating results to compare with, in tenths of the balance. */
const tenths = [3, 0, -2, -4, -6, -8]

function levelChart({ values, words, again }: Given): Chart | undefined {
  const { t, percent, money, shortMoney } = words
  const { account, balance = 0, floating = 0 } = values
  const results = [...new Set([...tenths.map(tenth => (balance * tenth) / 10), floating])].sort((a, b) => b - a)
  return chartOf({
    title: t(toolsText.levelByResult),
    caption: t(toolsText.levelByResultCaption),
    bars: results.flatMap(result => {
      const level = again({ floating: result })?.marginLevelPct
      if (level === undefined) return []
      const told = t(toolsText.levelAtResult, { result: money(result, account), level: percent(level) })
      const at = shortMoney(result, account)
      return [{ at, value: level, figure: percent(level, 0), told, isOwn: result === floating }]
    }),
  })
}
