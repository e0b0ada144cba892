import type { Rates } from 'calls/calculators/conversion'
import type { Words } from './figures.ts'

/** The form's texts by field; numbers in the format of the visitor's language. */
export type Texts = Readonly<Record<string, string>>

/** The form's values by field: NaN for a number that cannot be read, undefined for one that is left empty and has no standard value. */
export type Values = Readonly<Record<string, string | number | undefined>>

interface Common {
  /** Text key. */
  label: number
  help?: number
  /** Two such fields in a row share one line. */
  half?: boolean
  /** The field is shown for these texts only; otherwise it has no value. */
  when?: (texts: Texts) => boolean
}

/** An instrument, or a currency, out of those that the site offers; any other code can be given in the address. */
interface CodeField<Kind extends 'pair' | 'currency'> extends Common {
  kind: Kind
  example: string
}

/** One of a few named values. 'mode' changes the form, so each value is a link that works without JavaScript. */
interface OptionField<Kind extends 'option' | 'mode'> extends Common {
  kind: Kind
  /** The first one is the example. */
  options: readonly { value: string; label: number }[]
}

export interface NumberField extends Common {
  kind: 'number'
  /** A plain number; absent: the field may be left empty. */
  example?: string
  before?: (texts: Texts, words: Words) => string
  after?: (texts: Texts, words: Words) => string
  /** Common values to choose with one click. */
  presets?: { values: readonly number[]; text: (value: number, words: Words) => string }
  /** The value if the field is left empty. */
  standard?: (texts: Texts, rates: Rates) => number | undefined
  /** The reference rate that the formula uses if the field is left empty. */
  reference?: (texts: Texts, rates: Rates) => number | undefined
  /** The field is shown among those that are seldom changed. */
  more?: boolean
  /** 'price': follows the instrument when it changes; 'size': follows the unit. */
  follows?: 'price' | 'size'
}

type AnyOption = OptionField<'option'> | OptionField<'mode'>

export type Field = CodeField<'pair'> | CodeField<'currency'> | AnyOption | NumberField

type ValueOf<One extends Field> = One extends NumberField
  ? number | undefined
  : One extends AnyOption
    ? One['options'][number]['value']
    : string

export type ValuesOf<Fields extends Readonly<Record<string, Field>>> = { [Name in keyof Fields]: ValueOf<Fields[Name]> }
