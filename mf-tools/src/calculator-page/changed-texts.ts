import type { Rates } from 'calls/calculators/conversion'
import { instrumentOf } from 'calls/calculators/instruments'
import { readTyped, toTyped } from 'shared-state/forms/typed-number'
import type { TextLanguage } from 'shared-state/i18n/languages'
import { referencePrice } from '../calculator/common-fields.ts'
import type { Calculator } from '../calculator/declare-calculator.ts'
import type { Texts } from '../calculator/fields.ts'
import { fieldsOf, mostCharacters, rateField, ratePairFor } from './texts.ts'

/** Significant digits of a price that follows its instrument: as many as a quote has. */
const priceDigits = 6

interface Change {
  field: string
  text: string
  lang: TextLanguage
  rates: Rates
}

/**
 * The texts with one changed. Prices keep their distance from the reference rate when the instrument changes, a size keeps its amount when
 * its unit changes, and a rate is cleared if it would now belong to another pair.
 */
export function changedTexts(calculator: Calculator, texts: Texts, { field, text, lang, rates }: Change): Texts {
  const changed: Record<string, string> = { ...texts, [field]: text.slice(0, mostCharacters) }
  const rescale = (follows: 'price' | 'size', factor: number | undefined) => {
    for (const [name, one] of fieldsOf(calculator)) {
      if (one.kind !== 'number' || one.follows !== follows) continue
      const value = readTyped(changed[name]!, lang)
      if (!Number.isFinite(value)) continue
      changed[name] = factor === undefined ? '' : toTyped(rounded(value * factor, follows), lang)
    }
  }
  if (field === 'pair') rescale('price', priceFactor(texts['pair'] ?? '', text, rates))
  if (field === 'unit') rescale('size', sizeFactor(changed, lang))
  if (ratePairFor(calculator, changed) !== ratePairFor(calculator, texts)) changed[rateField] = ''
  return changed
}

const rounded = (value: number, follows: 'price' | 'size'): number =>
  follows === 'price' ? Number(value.toPrecision(priceDigits)) : Number(value.toPrecision(12))

/** How much higher the new instrument's price is; undefined where the site knows either of them not. */
function priceFactor(before: string, after: string, rates: Rates): number | undefined {
  if (before === after) return 1
  const [from, to] = [before, after].map(pair => referencePrice(pair, rates))
  return from && to ? to / from : undefined
}

function sizeFactor({ pair = '', unit, contractSize = '' }: Record<string, string>, lang: TextLanguage): number {
  const typed = readTyped(contractSize, lang)
  const size = typed > 0 && typed < Infinity ? typed : instrumentOf(pair).contractSize
  return unit === 'units' ? size : 1 / size
}
