import { pipValueOf, type PipValue } from 'calls/calculators/pip-value'
import {
  accountField,
  contractSizeField,
  pairField,
  pipSizeField,
  sizeField,
  sizeSteps,
  sizeText,
  unitField,
  unitsOf,
} from '../calculator/common-fields.ts'
import { declareCalculator } from '../calculator/declare-calculator.ts'
import type { Field, ValuesOf } from '../calculator/fields.ts'
import type { Words } from '../calculator/figures.ts'
import { multiplesOf } from '../calculator/ladder.ts'
import { pairName, quoteOf } from '../calculator/rate-pair.ts'
import { roundedAmount } from '../calculator/rounded-amount.ts'
import { chartOf, type Step } from '../calculator/shown.ts'
import { toolsText } from '../strings/keys.ts'

const fields = {
  pair: { ...pairField, half: true },
  account: { ...accountField, half: true },
  size: sizeField,
  unit: unitField,
  contractSize: contractSizeField,
  pipSize: pipSizeField,
} as const satisfies Record<string, Field>

type PipValues = ValuesOf<typeof fields>

/** Sizes to compare with, as multiples of the chosen one. */
const sizes = [0.1, 0.2, 0.5, 1, 2, 3, 5]

/** What a pip is worth in the account's currency. */
export const pip = declareCalculator({
  code: 'pip',
  fields,
  names: { units: 'size' },
  converts: ({ pair, account }) => [quoteOf(pair), account],
  solve: ({ pair, account, pipSize, ...size }, rates) =>
    pipValueOf({ pair, account, pipSize, units: unitsOf(size) }, rates),
  show({ answer: { pipValue }, values, words, again }) {
    const { t, money, smallMoney, number, short, shortMoney, strong } = words
    const { pair, account, size = 0 } = values
    const value = smallMoney(pipValue, account)
    return {
      title: t(toolsText.onePipIsWorth),
      figure: value,
      sentence: t(toolsText.pipSentence, { pair: pairName(pair), size: sizeText(values, words), value: strong(value) }),
      facts: [10, 50, 100].map(pips => ({
        label: `${number(pips)} ${t(toolsText.pipsUnit)}`,
        value: money(pipValue * pips, account),
      })),
      note: roundedAmount(pipValue, account, words),
      steps: stepsOf({ pipValue }, values, words),
      chart: chartOf({
        title: t(toolsText.pipBySize),
        caption: t(toolsText.pipBySizeCaption, {
          unit: t(values.unit === 'units' ? toolsText.unitsUnit : toolsText.lotsUnit),
        }),
        bars: multiplesOf(size, sizes).flatMap((there, index) => {
          const worth = again({ size: there })?.pipValue
          if (worth === undefined) return []
          const told = t(toolsText.pipAtSize, {
            size: sizeText({ ...values, size: there }, words),
            value: smallMoney(worth, account),
          })
          return [
            { at: short(there), value: worth, figure: shortMoney(worth, account), told, isOwn: sizes[index] === 1 },
          ]
        }),
      }),
    }
  },
  about: {
    what: toolsText.pipWhat,
    formula: toolsText.pipFormula,
    caution: toolsText.pipCaution,
    example: {
      query: { pair: 'USDJPY', account: 'USD', size: '1', unit: 'lots', rate: '150' },
      text: toolsText.pipExample,
      values: ({ answer: { pipValue }, values: { account, pair, pipSize = 0, ...size }, words }) => ({
        units: words.number(unitsOf(size) ?? 0),
        pip: words.number(pipSize),
        inQuote: words.money((unitsOf(size) ?? 0) * pipSize, quoteOf(pair)),
        rate: words.number(150),
        value: words.money(pipValue, account),
      }),
    },
  },
})

function stepsOf({ pipValue }: PipValue, values: PipValues, words: Words): Step[] {
  const { number, rate, smallMoney } = words
  const { pair, account, pipSize = 1 } = values
  const quote = quoteOf(pair)
  const units = unitsOf(values) ?? 0
  const inQuote = units * pipSize
  const worth = smallMoney(pipValue, account)
  return [
    ...sizeSteps(values, words),
    {
      name: toolsText.inQuoteCurrency,
      how: `${number(units)} × ${number(pipSize)}`,
      result: smallMoney(inQuote, quote),
    },
    ...(quote === account
      ? []
      : [
          {
            name: toolsText.inAccountCurrency,
            how: `${smallMoney(inQuote, quote)} × ${rate(pipValue / inQuote)}`,
            result: worth,
          },
        ]),
  ]
}
