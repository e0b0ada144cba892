import { exchangeAmount } from 'calls/calculators/exchange'
import { declareCalculator } from '../calculator/declare-calculator.ts'
import type { Field } from '../calculator/fields.ts'
import { roundedAmount } from '../calculator/rounded-amount.ts'
import { toolsText } from '../strings/keys.ts'

const fields = {
  amount: { kind: 'number', label: toolsText.amount, example: '1000', before: ({ from = '' }) => from },
  from: { kind: 'currency', label: toolsText.fromCurrency, example: 'USD', half: true },
  to: { kind: 'currency', label: toolsText.toCurrency, example: 'IDR', half: true },
} as const satisfies Record<string, Field>

/** Round amounts to look up without typing. */
const roundAmounts = [1, 5, 10, 50, 100, 500, 1_000, 5_000]

/** An amount in another currency. */
export const currency = declareCalculator({
  code: 'currency',
  fields,
  converts: ({ from, to }) => [from, to],
  solve: exchangeAmount,
  show({ answer: { amount, rate, result }, values: { from, to }, words }) {
    const { t, money, rate: rateText, strong } = words
    const [given, received] = [money(amount, from), money(result, to)]
    const inverse = 1 / rate
    return {
      title: t(toolsText.convertedTo, { currency: to }),
      figure: received,
      sentence: t(toolsText.convertedSentence, { from: given, to: strong(received) }),
      facts: [
        { label: t(toolsText.oneOf, { currency: from }), value: `${rateText(rate)} ${to}` },
        { label: t(toolsText.oneOf, { currency: to }), value: `${rateText(inverse)} ${from}` },
      ],
      note: roundedAmount(result, to, words),
      steps: [
        { name: toolsText.rateUsed, how: `1 ${from}`, result: `${rateText(rate)} ${to}` },
        { name: toolsText.convertedAmount, how: `${given} × ${rateText(rate)}`, result: received },
      ],
      list: {
        title: t(toolsText.roundAmounts),
        rows: roundAmounts.map(round => ({ label: money(round, from), value: money(round * rate, to) })),
      },
    }
  },
  about: {
    what: toolsText.currencyWhat,
    formula: toolsText.currencyFormula,
    caution: toolsText.currencyCaution,
    example: {
      query: { amount: '250', from: 'EUR', to: 'USD', rate: '1.16' },
      text: toolsText.currencyExample,
      values: ({ answer: { amount, rate, result }, words }) => ({
        amount: words.money(amount, 'EUR'),
        rate: words.rate(rate),
        result: words.money(result, 'USD'),
      }),
    },
  },
})
