import { positionSize } from 'calls/calculators/position'
import { declareCalculator } from '../calculator/declare-calculator.ts'
import { quoteOf } from '../calculator/rate-pair.ts'
import { toolsText } from '../strings/keys.ts'
import { describePosition } from './describe-position.ts'
import { positionFields } from './position-fields.ts'
import { showPosition } from './show-position.ts'

/** How many lots fit the risk. */
export const position = declareCalculator({
  code: 'position',
  fields: positionFields,
  converts: ({ pair, account }) => [quoteOf(pair), account],
  solve: positionSize,
  show: ({ words, ...given }) => showPosition(describePosition(given), given.values, words),
  about: {
    what: toolsText.positionWhat,
    formula: toolsText.positionFormula,
    caution: toolsText.positionCaution,
    example: {
      query: { pair: 'EURUSD', account: 'USD', balance: '5000', riskPct: '1', stopPips: '18' },
      text: toolsText.positionExample,
      values: ({ answer, values: { account, balance = 0, riskPct = 0, stopPips = 0, lotStep = 1 }, words }) => ({
        balance: words.money(balance, account),
        percent: words.percent(riskPct),
        risk: words.money(answer.riskAmount, account),
        pips: words.number(stopPips),
        perLot: words.money(stopPips * answer.pipValuePerLot, account),
        exact: words.exactLots(answer.units / 100_000, lotStep),
        lots: words.lots(answer.lots, lotStep),
      }),
    },
  },
})
