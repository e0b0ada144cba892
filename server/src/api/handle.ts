import type { CallDeclaration } from 'shared-state/calls/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import type { OutputOfSchema, Schema } from 'shared-state/schema'

/** Who sends a call. `country` is numeric as in header CountryCode, empty when unknown; `device` is the User-Agent. */
export interface Caller {
  user: { userId: string; roles: readonly string[] } | null
  sessionId: string | null
  lang: Language
  country: string
  ip: string
  device?: string
}

/** What a handler is told beside its input. */
export interface CallContext {
  caller: Caller
  /** Adds a Set-Cookie line to the answer. */
  setCookie(line: string): void
}

/** Fields that the spec wants beside Data at the top of the envelope. */
export type Besides = (answer: { data: unknown } | { message: string }) => Record<string, unknown>

export interface CallHandler {
  call: CallDeclaration
  run(input: unknown, context: CallContext): Promise<unknown>
  besides?: Besides
}

/** Binds a declared call to the function that answers it: typed input in, typed `Data` out. Refuse by throwing a Refusal. */
export function handle<Input extends Schema, Output extends Schema>(
  call: CallDeclaration<Input, Output>,
  run: (input: OutputOfSchema<Input>, context: CallContext) => Promise<OutputOfSchema<Output>>,
  besides?: Besides,
): CallHandler {
  // The registry holds calls of every type; readInput() has parsed the input with this very declaration's schema.
  return { call, run: run as CallHandler['run'], ...(besides && { besides }) }
}
