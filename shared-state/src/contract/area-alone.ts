import type { Schema } from 'shared-state/schema'
import type { CallDeclaration, CallOutput, CallParsed } from '../api/declare-call.ts'
import type { SlotName, SlotProps } from './slots.ts'

/** What is asked of the mock backend, and what it would answer by itself. */
export interface MockQuestion<Input, Output> {
  /** As the server's handler reads it: checked, defaults filled in. */
  input: Input
  /** An answer made from the call's declaration: to be changed where it matters, and handed back. */
  made: Output
  /** ms */
  now: number
}

/** An area's own answer to one call. */
export interface MockAnswer {
  call: CallDeclaration
  answer(question: MockQuestion<never, never>): unknown
}

/** What an area brings along for being opened and tested without the others (docs/testing-an-area.md): `src/testing/alone.ts`. */
export interface AreaAlone {
  /** A value for every parameter in the addresses of the area's routes. */
  params: Record<string, string>
  /** Where a route's differ: by its path. */
  paramsOf?: Record<string, Record<string, string>>
  /** Paths of routes that only show what another route shows: they are looked at less closely. */
  again?: RegExp
  /** Further addresses worth a look, behind the language: `/shops?sort=name`. */
  states?: readonly string[]
  /** What the area's slots are told; by default the first sample. */
  slotProps?: { [Name in SlotName]?: SlotProps[Name] }
  /** Answers that have to hang together better than what is made from the declaration. */
  answers: readonly MockAnswer[]
}

/** Answers a call in place of the mock backend. A refusal is an ApiError thrown. The answer is held to the call's declaration. */
export const mockAnswer = <Declared extends CallDeclaration<Schema, Schema>>(
  call: Declared,
  answer: (question: MockQuestion<CallParsed<Declared>, CallOutput<Declared>>) => CallOutput<Declared>,
): MockAnswer => ({ call, answer: answer as MockAnswer['answer'] })
