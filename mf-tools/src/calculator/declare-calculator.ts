import type { Rates } from 'calls/calculators/conversion'
import type { Fault } from 'calls/calculators/faults'
import type { Field, Values, ValuesOf } from './fields.ts'
import type { Shown } from './shown.ts'
import type { Words } from './figures.ts'

/** What every formula answers (calls/src/calculators). `pairs`: the rates it used. */
type Solved<Answer> = ({ ok: true; pairs: Record<string, number> } & Answer) | { ok: false; faults: readonly Fault[] }

/** Numbers for the texts of the explanation, and the values of its example as they appear in an address: plain numbers. */
interface Explanation<Answer, Input> {
  /** What it answers, in plain words. */
  what: number
  /** The formula in words. */
  formula: number
  caution: number
  example: {
    query: Readonly<Record<string, string>>
    text: number
    /** The example's numbers, from the same formula. */
    values: (given: { answer: Answer; values: Input; words: Words }) => Record<string, string>
  }
}

interface Declaration<Fields extends Readonly<Record<string, Field>>, Answer> {
  /** The code in its address and in its call, `forextools.{code}`. */
  code: string
  /** In the order in which they are shown. */
  fields: Fields
  /** Fields of the call that have another name in the form. */
  names?: Readonly<Record<string, string>>
  /** The currencies between which it converts; the visitor may type a rate for them. */
  converts?: (values: ValuesOf<Fields>) => readonly [from: string, to: string]
  /** Pure, with the formula of the call: the same answer on the server, in the browser and from the public call. */
  solve: (values: ValuesOf<Fields>, rates: Rates) => Solved<Answer>
  /** `again` solves the same question with other values, for the chart; undefined if there is no answer. */
  show: (given: {
    answer: Answer
    values: ValuesOf<Fields>
    words: Words
    again: (change: Partial<ValuesOf<Fields>>) => Answer | undefined
  }) => Shown
  about: Explanation<Answer, ValuesOf<Fields>>
}

/** An answer that can be worded in any language. */
export interface Answered {
  pairs: Record<string, number>
  show: (words: Words) => Shown
  exampleValues: (words: Words) => Record<string, string>
}

/** A calculator as the page sees it. */
export interface Calculator {
  code: string
  fields: Readonly<Record<string, Field>>
  names: Readonly<Record<string, string>>
  converts?: (values: Values) => readonly [from: string, to: string]
  solve: (values: Values, rates: Rates) => Answered | { faults: readonly Fault[] }
  about: Omit<Explanation<never, never>, 'example'> & {
    example: { query: Readonly<Record<string, string>>; text: number }
  }
}

/** One calculator: its fields, its formula, and how its answer is shown. The page, its address and its tests are made from it. */
export function declareCalculator<const Fields extends Readonly<Record<string, Field>>, Answer>(
  declared: Declaration<Fields, Answer>,
): Calculator {
  const { code, fields, names = {}, converts, about } = declared
  return {
    code,
    fields,
    names,
    about,
    ...(converts && { converts: values => converts(values as ValuesOf<Fields>) }),
    solve(given, rates) {
      const values = given as ValuesOf<Fields>
      const answer = declared.solve(values, rates)
      if (!answer.ok) return { faults: answer.faults }
      const again = (change: Partial<ValuesOf<Fields>>) => {
        const other = declared.solve({ ...values, ...change }, rates)
        return other.ok ? other : undefined
      }
      return {
        pairs: answer.pairs,
        show: words => declared.show({ answer, values, words, again }),
        exampleValues: words => about.example.values({ answer, values, words }),
      }
    },
  }
}
