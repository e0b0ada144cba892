import Decimal from 'decimal.js-light'

/**
 * Exact decimal arithmetic for money. A double has at most 17 significant digits, so sums and products of a formula's inputs are exact
 * within this precision, and quotients are wrong only in the last of its digits. It also bounds the work: 1e308 + 5e-324 has no more digits.
 */
const PRECISION = 120
/** A quotient a little below a whole number, such as 3 × (1/3), counts as that number when it is rounded down. */
const SAFE_DIGITS = 100

const Exact = Decimal.clone({ precision: PRECISION })
export type Exact = InstanceType<typeof Decimal>
const NOISE = new Exact(10).pow(-SAFE_DIGITS)

/** The decimal number that `value` is written as: 0.1 is one tenth. `value` must be finite. */
export const exact = (value: number): Exact => new Exact(value)

/** The nearest double; Infinity or 0 where the result is too large or too small for one. */
export const toDouble = (value: Exact): number => value.toNumber() || 0

/** The largest multiple of `step` that is not above `value`. Both are above zero. */
export function floorToStep(value: Exact, step: Exact): Exact {
  const steps = value.div(step).toSignificantDigits(SAFE_DIGITS)
  return steps.todp(0, Decimal.ROUND_DOWN).times(step)
}

/** One minus the other. A quotient such as 1/3 is not exact, so a difference in digits beyond `SAFE_DIGITS` counts as zero. */
export function difference(one: Exact, other: Exact): Exact {
  const value = one.minus(other)
  return value.abs().lt(one.abs().times(NOISE)) ? exact(0) : value
}
