import { stopOut } from 'calls/calculators/stop-out'
import { unitsOf } from '../calculator/common-fields.ts'
import { declareCalculator } from '../calculator/declare-calculator.ts'
import { quoteOf } from '../calculator/rate-pair.ts'
import { toolsText } from '../strings/keys.ts'
import { liquidationFields } from './liquidation-fields.ts'
import { showLiquidation } from './show-liquidation.ts'

/** The price at which the broker closes a position. */
export const liquidation = declareCalculator({
  code: 'brustrisk',
  fields: liquidationFields,
  names: { units: 'size' },
  converts: ({ pair, account }) => [quoteOf(pair), account],
  solve: ({ size, unit, contractSize, ...values }, rates) =>
    stopOut({ ...values, units: unitsOf({ size, unit, contractSize }) }, rates),
  show: showLiquidation,
  about: {
    what: toolsText.liquidationWhat,
    formula: toolsText.liquidationFormula,
    caution: toolsText.liquidationCaution,
    example: {
      query: {
        pair: 'EURUSD',
        account: 'USD',
        side: 'buy',
        size: '1',
        unit: 'lots',
        open: '1.1',
        balance: '5000',
        leverage: '50',
        stopOutPct: '50',
      },
      text: toolsText.liquidationExample,
      values: ({
        answer,
        values: { account, open = 0, balance = 0, leverage = 0, stopOutPct = 0, pipSize = 1 },
        words,
      }) => ({
        open: words.price(open, pipSize),
        balance: words.money(balance, account),
        leverage: words.number(leverage),
        margin: words.money(answer.margin, account),
        level: words.percent(stopOutPct),
        left: words.money((answer.margin * stopOutPct) / 100, account),
        loss: words.money(answer.maxLoss, account),
        price: words.price(answer.stopPrice ?? 0, pipSize),
        pips: words.rounded(answer.pipsToStop ?? 0, 1),
      }),
    },
  },
})
