export interface ChartPoint {
  /** ISO 8601; a plain YYYY-MM-DD means that day. */
  at: string
  value: number
}

/** A chart's vertical scale: its lowest and highest lines, and equally spaced lines between them. */
export interface ValueScale {
  least: number
  most: number
  /** Ascending. */
  ticks: number[]
}

const steps = [1, 2, 2.5, 5, 10]
const wantedTicks = 4

/** Round lines below, between and above the values. A scale is never flat: a single value is drawn in the middle. */
export function valueScale(values: readonly number[]): ValueScale {
  if (values.length === 0) return { least: 0, most: 1, ticks: [0, 1] }
  const low = Math.min(...values)
  const high = Math.max(...values)
  const span = high - low || Math.max(Math.abs(high) * 0.1, 1)
  const rough = span / (wantedTicks - 1)
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = size * (steps.find(factor => factor * size >= rough) ?? 10)
  const middle = high === low ? step : 0
  const first = Math.floor((low - middle) / step)
  const last = Math.max(Math.ceil((high + middle) / step), first + 1)
  // Multiples of the step, not sums of it: 0.1 + 0.2 would not give a round tick.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
  const shown = low >= 0 ? ticks.filter(tick => tick >= 0) : ticks
  return { least: shown[0]!, most: shown.at(-1)!, ticks: shown }
}

/** Position between the first and the last moment, 0 to 1; a single moment is placed at the end. */
export function timeScale(points: readonly ChartPoint[]): (at: string) => number {
  const times = points.map(({ at }) => Date.parse(at))
  const first = Math.min(...times)
  const span = Math.max(...times) - first
  return at => (span === 0 ? 1 : (Date.parse(at) - first) / span)
}
