import fc from 'fast-check'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { Schema } from 'shared-state/schema'
import { hostileJson } from './hostile-values.ts'
import { validValue, type KnownValues } from './valid-values.ts'

const first = <Value>(values: fc.Arbitrary<Value>, seed: number): Value => fc.sample(values, { numRuns: 1, seed })[0]!

/** Input accepted by the call's schema; the same for the same seed. */
export type SampleInput = (call: CallDeclaration, seed: number) => Record<string, unknown>

/** Generators are built once per call: that takes longer than drawing a value. */
export function sampleInputs(known: KnownValues): SampleInput {
  const made = new Map<Schema, fc.Arbitrary<unknown>>()
  return ({ input }, seed) => {
    const values = made.get(input) ?? validValue(input, known)
    made.set(input, values)
    return first(values, seed) as Record<string, unknown>
  }
}

/** A JSON value that is invalid for most fields; the same for the same seed. */
export const sampleHostile = (seed: number): unknown => first(hostileJson, seed)
