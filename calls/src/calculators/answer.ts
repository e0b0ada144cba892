import { toDouble } from './exact.ts'
import type { Exact } from './exact.ts'
import type { Fault, Outcome } from './faults.ts'

/** A formula's results, exact; undefined ones are left out, null ones stay null. */
type Results = Record<string, Exact | null | undefined>
type Doubles<Values extends Results> = {
  [Name in keyof Values]: Values[Name] extends Exact
    ? number
    : undefined extends Values[Name]
      ? number | undefined
      : number | null
}

/**
 * The results as the nearest doubles. Where one is too large for a double, or too small, the fault is at the given number furthest from 1:
 * a field, or a rate.
 */
export function answerOf<Values extends Results, Field extends string>(
  results: Values,
  given: Partial<Record<Field, number | undefined>>,
  pairs: Record<string, number>,
): Outcome<Doubles<Values>, Field> {
  const answer: Record<string, number | null> = {}
  for (const [name, value] of Object.entries(results)) {
    if (value === undefined) continue
    const double = value && toDouble(value)
    if (value && !isSafe(value, double ?? 0)) return { ok: false, faults: [furthest(given, pairs)] }
    answer[name] = double
  }
  return { ok: true, ...(answer as Doubles<Values>), pairs }
}

const isSafe = (value: Exact, double: number): boolean => Number.isFinite(double) && (double !== 0 || value.isZero())

const magnitude = (value: number): number => (value === 0 ? 0 : Math.abs(Math.log10(Math.abs(value))))

function furthest<Field extends string>(
  given: Partial<Record<Field, number | undefined>>,
  pairs: Record<string, number>,
): Fault<Field> {
  const fields = Object.entries<number | undefined>(given).map(([field, value = 1]) => ({
    far: magnitude(value),
    fault: { field: field as Field, fault: 'range' as const },
  }))
  const rates = Object.entries(pairs).map(([pair, value]) => ({
    far: magnitude(value),
    fault: { field: 'rates' as const, fault: 'range' as const, pair },
  }))
  const [first, ...rest] = [...fields, ...rates]
  if (!first) throw new Error('A result without numbers')
  return rest.reduce((most, one) => (one.far > most.far ? one : most), first).fault
}
