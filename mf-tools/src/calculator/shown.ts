/** One line of the working: `1% of $5,000` and what it gives. */
export interface Step {
  /** Text key. */
  name: number
  how: string
  result: string
}

export interface Bar {
  /** Written under the bar. */
  at: string
  value: number
  /** Written above the bar, or below it if the value is negative. */
  figure: string
  /** The bar in words, for those who cannot see it. */
  told: string
  /** The visitor's own value. */
  isOwn: boolean
}

export interface Chart {
  title: string
  caption: string
  bars: readonly Bar[]
}

/** Pairs of a value and its result, where a chart would show a straight line only. */
export interface ResultList {
  title: string
  rows: readonly { label: string; value: string }[]
}

/** A part of a whole, as a ruler. `share` is 0 to 1. */
export interface Share {
  share: number
  part: string
  whole: string
}

/** An answer in the visitor's language. Bold words are marked by strong(). */
export interface Shown {
  title: string
  figure: string
  unit?: string
  sentence: string
  share?: Share
  facts: readonly { label: string; value: string }[]
  /** What rounding does to the figure, and warnings about the answer. */
  note: { title: string; text: string; tone?: 'info' | 'warn' }
  steps: readonly Step[]
  chart?: Chart | undefined
  list?: ResultList
}

const mark = '\u0001'

/** Marks words of a sentence as bold, wherever a language puts them. */
export const strong = (text: string): string => mark + text + mark

/** The parts of a sentence: every second one is bold. */
export const partsOf = (sentence: string): string[] => sentence.split(mark)

export const plainText = (sentence: string): string => sentence.replaceAll(mark, '')

/** Bars are compared with each other: without a length that differs from zero there is nothing to see. */
export const chartOf = (chart: Chart): Chart | undefined =>
  chart.bars.every(({ value }) => Number.isFinite(value)) && chart.bars.some(({ value }) => value !== 0)
    ? chart
    : undefined
