import { isDeepStrictEqual } from 'node:util'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { safeParse } from 'shared-state/schema'

/**
 * Compares a response with its declaration, in development and tests: a missing, wrong or undeclared field throws. Areas are built against
 * the declaration, and an undeclared field may be private.
 */
export function checkAnswer(call: CallDeclaration, data: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(data))
  const parsed = safeParse(call.output, sent)
  if (!parsed.success)
    throw new Error(
      `${call.name} returned a response that does not match its declaration: ${JSON.stringify(parsed.error.issues)}`,
    )
  if (!isDeepStrictEqual(parsed.data, sent)) throw new Error(`${call.name} returned fields that are not declared`)
}
