import type { Rates } from 'calls/calculators/conversion'
import { toDouble } from 'calls/calculators/exact'
import { instrumentOf, isSymbol } from 'calls/calculators/instruments'
import { priceOf } from 'calls/calculators/price'
import { toolsText } from '../strings/keys.ts'
import type { NumberField, Texts } from './fields.ts'
import type { Words } from './figures.ts'
import { quoteOf } from './rate-pair.ts'
import type { Step } from './shown.ts'

/** Fields that several calculators have, with the same names in their addresses. */

export const pairField = { kind: 'pair', label: toolsText.pair, example: 'EURUSD' } as const

export const accountField = { kind: 'currency', label: toolsText.account, example: 'USD' } as const

export const sideField = {
  kind: 'option',
  label: toolsText.side,
  options: [
    { value: 'buy', label: toolsText.buy },
    { value: 'sell', label: toolsText.sell },
  ],
} as const

export const sizeField = {
  kind: 'number',
  label: toolsText.size,
  example: '1',
  half: true,
  follows: 'size',
} as const satisfies NumberField

export const unitField = {
  kind: 'option',
  label: toolsText.sizeIn,
  half: true,
  options: [
    { value: 'lots', label: toolsText.lotsUnit },
    { value: 'units', label: toolsText.unitsUnit },
  ],
} as const

export const contractSizeField = {
  kind: 'number',
  label: toolsText.contractSize,
  more: true,
  standard: (texts: Texts) => instrumentOf(texts['pair'] ?? '').contractSize,
} as const satisfies NumberField

export const pipSizeField = {
  kind: 'number',
  label: toolsText.pipSize,
  more: true,
  standard: (texts: Texts) => instrumentOf(texts['pair'] ?? '').pip,
} as const satisfies NumberField

export const inAccount = (texts: Texts): string => texts['account'] ?? ''
export const inQuote = (texts: Texts): string => quoteOf(texts['pair'] ?? '')
export const percentSign = () => '%'
export const inPips = (_texts: Texts, { t }: Words) => t(toolsText.pipsUnit)

/** The reference rate of the instrument, which the formulas use where the visitor gives no price. */
export function referencePrice(pair: string, rates: Rates): number | undefined {
  const price = isSymbol(pair) ? priceOf(pair, undefined, rates) : undefined
  return price?.ok ? toDouble(price.rate) : undefined
}

/** A price that is the reference rate if left empty. */
export const marketPriceField = {
  kind: 'number',
  label: toolsText.price,
  after: inQuote,
  follows: 'price',
  reference: (texts: Texts, rates: Rates) => referencePrice(texts['pair'] ?? '', rates),
} as const satisfies NumberField

/** A price that the visitor gives: for the example's instrument at first, and in proportion when the instrument changes. */
export const priceField = (label: number, example: string) =>
  ({ kind: 'number', label, example, after: inQuote, follows: 'price' }) as const satisfies NumberField

interface Size {
  size: number | undefined
  unit: 'lots' | 'units'
  contractSize: number | undefined
}

/** A size as the formulas count it: units of the base. */
export const unitsOf = ({ size, unit, contractSize = 1 }: Size): number | undefined =>
  size === undefined || unit === 'units' ? size : size * contractSize

/** The step of the working that turns lots into units; none where the size was given in units. */
export const sizeSteps = (given: Size, words: Words): Step[] =>
  given.unit === 'units'
    ? []
    : [
        {
          name: toolsText.units,
          how: `${sizeText(given, words)} × ${words.number(given.contractSize ?? 1)}`,
          result: words.number(unitsOf(given) ?? 0),
        },
      ]

/** `1 lots`, or `100,000 units`. */
export const sizeText = ({ size = 0, unit }: Size, { number, t }: Words): string =>
  t(unit === 'units' ? toolsText.unitsOf : toolsText.lotsOf, { size: number(size), count: size })
