import { swapOf } from 'calls/calculators/swap'
import { referencePrice } from '../calculator/common-fields.ts'
import { declareCalculator } from '../calculator/declare-calculator.ts'
import { quoteOf } from '../calculator/rate-pair.ts'
import { toolsText } from '../strings/keys.ts'
import { showSwap } from './show-swap.ts'
import { swapFields } from './swap-fields.ts'

/** What keeping a position overnight costs or earns. */
export const swap = declareCalculator({
  code: 'swap',
  fields: swapFields,
  names: { rate: 'swapRate', lots: 'size' },
  // An amount of money per lot is in the account's currency already.
  converts: ({ mode, pair, account }) => [mode === 'currency' ? account : quoteOf(pair), account],
  solve({ swapRate, size, unit, ...values }, rates) {
    const { contractSize = 1 } = values
    const lots = size === undefined || unit === 'lots' ? size : size / contractSize
    const result = swapOf({ ...values, rate: swapRate, lots }, rates)
    return result.ok
      ? { ...result, lots: lots ?? 0, price: values.price ?? referencePrice(values.pair, rates) ?? 0 }
      : result
  },
  show: showSwap,
  about: {
    what: toolsText.swapWhat,
    formula: toolsText.swapFormula,
    caution: toolsText.swapCaution,
    example: {
      query: { mode: 'points', pair: 'EURUSD', account: 'USD', size: '1', unit: 'lots', swapRate: '-6.5', nights: '3' },
      text: toolsText.swapExample,
      values: ({ answer, values, words }) => ({
        points: words.number(values.swapRate ?? 0),
        perPoint: words.money((values.contractSize ?? 0) * (values.pointSize ?? 0), values.account),
        perNight: words.money(Math.abs(answer.swap) / (values.nights ?? 1), values.account),
        nights: words.t(toolsText.nightsOf, { nights: words.number(values.nights ?? 0), count: values.nights ?? 0 }),
        cost: words.money(Math.abs(answer.swap), values.account),
      }),
    },
  },
})
