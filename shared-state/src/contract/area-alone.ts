import type { Schema } from 'shared-state/schema'
import type { CallDeclaration, CallOutput, CallParsed } from '../api/declare-call.ts'
import type { SlotName, SlotProps } from './slots.ts'

/** A call to the mock backend, with the answer that it would give by default. */
export interface MockQuestion<Input, Output> {
  /** As the server's handler gets it: validated, defaults filled in. */
  input: Input
  /** An answer generated from the call's declaration: change it where necessary and return it. */
  made: Output
  /** Current time, in ms. */
  now: number
}

/** An area's own answer to one call. */
export interface MockAnswer {
  call: CallDeclaration
  answer(question: MockQuestion<never, never>): unknown
}

/** What an area provides so that it can be opened and tested alone (docs/testing-an-area.md): `src/testing/alone.ts`. */
export interface AreaAlone {
  /** A value for every parameter in the addresses of the area's routes. */
  params: Record<string, string>
  /** Different values for single routes, by the route's path. */
  paramsOf?: Record<string, Record<string, string>>
  /** Paths of routes that show the same as another route: they are tested less thoroughly. */
  again?: RegExp
  /** Further addresses to test, without the language: `/shops?sort=name`. */
  states?: readonly string[]
  /** Props of the area's slots; by default those of the first sample. */
  slotProps?: { [Name in SlotName]?: SlotProps[Name] }
  /** Answers that have to be more consistent than those generated from the declarations. */
  answers: readonly MockAnswer[]
}

/** Answers a call in place of the mock backend. Throw an ApiError to refuse. The answer is checked against the call's declaration. */
export const mockAnswer = <Declared extends CallDeclaration<Schema, Schema>>(
  call: Declared,
  answer: (question: MockQuestion<CallParsed<Declared>, CallOutput<Declared>>) => CallOutput<Declared>,
): MockAnswer => ({ call, answer: answer as MockAnswer['answer'] })
