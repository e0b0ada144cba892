import { riskAndReturn as solveRisk } from 'calls/calculators/risk-and-return'
import { declareCalculator } from '../calculator/declare-calculator.ts'
import { toolsText } from '../strings/keys.ts'
import { riskFields } from './risk-fields.ts'
import { showLoss } from './show-loss.ts'
import { showPrices } from './show-prices.ts'
import { showResults } from './show-results.ts'

const show = { prices: showPrices, results: showResults, loss: showLoss }

/** Empty fields leave the formula no way to know which question is asked. */
function allGiven(values: Record<string, number | undefined>) {
  const faults = Object.keys(values)
    .filter(field => values[field] === undefined)
    .map(field => ({ field, fault: 'missing' as const }))
  return faults.length > 0 ? { ok: false as const, faults } : undefined
}

/** What a trade may earn for what it risks, what a way of trading earns on average, and what makes up for a loss. */
export const riskAndReturn = declareCalculator({
  code: 'riskandreturn',
  fields: riskFields,
  solve: ({ from, entry, stop, target, winRatePct, avgWin, avgLoss, lossPct }) => {
    // The stop is on the losing side, so it tells whether the trade buys or sells.
    if (from === 'prices') return solveRisk({ side: (stop ?? 0) > (entry ?? 0) ? 'sell' : 'buy', entry, stop, target })
    if (from === 'results')
      return allGiven({ winRatePct, avgWin, avgLoss }) ?? solveRisk({ winRatePct, avgWin, avgLoss })
    return allGiven({ lossPct }) ?? solveRisk({ lossPct })
  },
  show: given => show[given.values.from](given),
  about: {
    what: toolsText.riskReturnWhat,
    formula: toolsText.riskReturnFormula,
    caution: toolsText.riskReturnCaution,
    example: {
      query: { from: 'prices', pair: 'EURUSD', entry: '1.1', stop: '1.095', target: '1.11' },
      text: toolsText.riskReturnExample,
      values: ({ answer, values: { entry = 0, stop = 0, target = 0 }, words: { number, percent } }) => ({
        entry: number(entry),
        stop: number(stop),
        target: number(target),
        risk: number(answer.risk ?? 0),
        reward: number(answer.reward ?? 0),
        ratio: number(answer.rewardToRisk ?? 0),
        rate: percent(answer.breakEvenWinRatePct ?? 0),
      }),
    },
  },
})
