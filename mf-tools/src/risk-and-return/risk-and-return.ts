import { riskAndReturn as solveRisk } from 'calls/calculators/risk-and-return'
import { declareCalculator } from '../calculator-page/declare-calculator.ts'
import { toolsText } from '../strings/keys.ts'
import { riskFields } from './risk-fields.ts'
import { showLoss } from './show-loss.ts'
import { showPrices } from './show-prices.ts'
import { showResults } from './show-results.ts'

const show = { prices: showPrices, results: showResults, loss: showLoss }

/** What a trade may earn for what it risks, what a way of trading earns on average, and what makes up for a loss. */
export const riskAndReturn = declareCalculator({
  code: 'riskandreturn',
  fields: riskFields,
  solve: ({ from: _from, pair: _pair, ...values }) => solveRisk(values),
  show: given => show[given.values.from](given),
  about: {
    what: toolsText.riskReturnWhat,
    formula: toolsText.riskReturnFormula,
    caution: toolsText.riskReturnCaution,
    example: {
      query: { from: 'prices', pair: 'EURUSD', side: 'buy', entry: '1.1', stop: '1.095', target: '1.11' },
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
