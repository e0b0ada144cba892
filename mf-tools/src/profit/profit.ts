import { profitOf } from 'calls/calculators/profit'
import { unitsOf } from '../calculator/common-fields.ts'
import { declareCalculator } from '../calculator/declare-calculator.ts'
import { quoteOf } from '../calculator/rate-pair.ts'
import { toolsText } from '../strings/keys.ts'
import { profitFields } from './profit-fields.ts'
import { showProfit } from './show-profit.ts'

/** What a closed trade earns or loses. */
export const profit = declareCalculator({
  code: 'profit',
  fields: profitFields,
  names: { units: 'size' },
  converts: ({ pair, account }) => [quoteOf(pair), account],
  solve: ({ size, unit, contractSize, ...values }, rates) =>
    profitOf({ ...values, units: unitsOf({ size, unit, contractSize }) }, rates),
  show: showProfit,
  about: {
    what: toolsText.profitWhat,
    formula: toolsText.profitFormula,
    caution: toolsText.profitCaution,
    example: {
      query: { pair: 'EURUSD', account: 'USD', side: 'buy', size: '1', unit: 'lots', open: '1.1', close: '1.105' },
      text: toolsText.profitExample,
      values: ({ answer, values: { open = 0, close = 0, pipSize = 0, account }, words }) => ({
        open: words.price(open, pipSize),
        close: words.price(close, pipSize),
        move: words.number(Number((close - open).toFixed(6))),
        pips: words.rounded(answer.pips, 1),
        profit: words.money(answer.profit, account),
      }),
    },
  },
})
