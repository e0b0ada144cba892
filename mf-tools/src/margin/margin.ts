import { requiredMargin } from 'calls/calculators/margin'
import { referencePrice, unitsOf } from '../calculator/common-fields.ts'
import { declareCalculator } from '../calculator/declare-calculator.ts'
import { baseOf, quoteOf } from '../calculator/rate-pair.ts'
import { toolsText } from '../strings/keys.ts'
import { marginFields } from './margin-fields.ts'
import { showMargin } from './show-margin.ts'

/** What a position ties up in the account. */
export const margin = declareCalculator({
  code: 'margin',
  fields: marginFields,
  names: { units: 'size' },
  converts: ({ pair, account, marginIn }) => [marginIn === 'base' ? baseOf(pair) : quoteOf(pair), account],
  solve({ size, unit, contractSize, ...values }, rates) {
    const result = requiredMargin({ ...values, units: unitsOf({ size, unit, contractSize }) }, rates)
    return result.ok ? { ...result, price: values.price ?? referencePrice(values.pair, rates) ?? 0 } : result
  },
  show: showMargin,
  about: {
    what: toolsText.marginWhat,
    formula: toolsText.marginFormula,
    caution: toolsText.marginCaution,
    example: {
      query: { pair: 'EURUSD', account: 'USD', size: '1', unit: 'lots', leverage: '30', price: '1.14' },
      text: toolsText.marginExample,
      values: ({ answer, values: { account, leverage = 0, price = 0, ...size }, words }) => ({
        units: words.number(unitsOf(size) ?? 0),
        price: words.number(price),
        worth: words.money((unitsOf(size) ?? 0) * price, account),
        leverage: words.number(leverage),
        margin: words.money(answer.margin, account),
      }),
    },
  },
})
