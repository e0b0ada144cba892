import { isSymbol } from './instruments.ts'

/**
 * A field's fault: missing; out of range; malformed; given together with `other`; no rate for `pair`; a price that has to be above or below
 * `other` (`side`). Without a limit, out of range means not finite or not above zero.
 */
export interface Fault<Field extends string = string> {
  field: Field | 'rates'
  fault: 'missing' | 'range' | 'form' | 'both' | 'rate' | 'side'
  /** The smallest and the largest value allowed. */
  min?: number
  max?: number
  /** The value must be greater, or smaller, than this. */
  above?: number
  below?: number
  other?: Field
  /** Where a price must lie, seen from `other`. */
  direction?: 'above' | 'below'
  pair?: string
}

/** A calculator's result: its answer with the rates used by pair, or every fault of its input. */
export type Outcome<Answer, Field extends string> =
  | ({ ok: true; pairs: Record<string, number> } & Answer)
  | { ok: false; faults: Fault<Field>[] }

type Limits = Pick<Fault, 'min' | 'max' | 'above' | 'below'>

const isWithin = (value: number, { min, max, above, below }: Limits): boolean =>
  (min === undefined || value >= min) &&
  (max === undefined || value <= max) &&
  (above === undefined || value > above) &&
  (below === undefined || value < below)

/** A given number must be finite and within the limits; without limits, above zero. */
export function numberFaults<Field extends string>(
  value: number | undefined,
  field: Field,
  limits?: Limits,
): Fault<Field>[] {
  if (value === undefined) return []
  if (!Number.isFinite(value)) return [{ field, fault: 'range' }]
  return isWithin(value, limits ?? { above: 0 }) ? [] : [{ field, fault: 'range', ...broken(value, limits) }]
}

/** Only the limit that the value exceeds. */
function broken(value: number, limits: Limits = {}): Limits {
  const names = ['min', 'max', 'above', 'below'] as const
  const name = names.find(key => limits[key] !== undefined && !isWithin(value, { [key]: limits[key] }))
  return name ? { [name]: limits[name] } : {}
}

/** Like `numberFaults`, for a number that has to be given. */
export const requiredFaults = <Field extends string>(
  value: number | undefined,
  field: Field,
  limits?: Limits,
): Fault<Field>[] => (value === undefined ? [{ field, fault: 'missing' }] : numberFaults(value, field, limits))

/** Any finite number, also zero or a negative one. */
export const anyNumber: Limits = { min: -Infinity }

export function pairFaults<Field extends string>(pair: string | undefined, field: Field): Fault<Field>[] {
  if (pair === undefined) return [{ field, fault: 'missing' }]
  return isSymbol(pair) ? [] : [{ field, fault: 'form' }]
}

export function currencyFaults<Field extends string>(currency: string | undefined, field: Field): Fault<Field>[] {
  if (currency === undefined) return [{ field, fault: 'missing' }]
  return /^[A-Z]{3}$/.test(currency) ? [] : [{ field, fault: 'form' }]
}

/** A choice has to be given and to be one of `options`. */
export function choiceFaults<Field extends string>(
  value: string | undefined,
  field: Field,
  options: readonly string[],
): Fault<Field>[] {
  if (value === undefined) return [{ field, fault: 'missing' }]
  return options.includes(value) ? [] : [{ field, fault: 'form' }]
}

/** The fault of a conversion, at the rates. */
export const rateFault = ({ pair, reason }: { pair: string; reason: 'missing' | 'range' }): Fault<never> => ({
  field: 'rates',
  fault: reason === 'missing' ? 'rate' : 'range',
  pair,
})
