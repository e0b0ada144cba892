import { isDeepStrictEqual } from 'node:util'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { safeParse } from 'shared-state/schema'

/**
 * Compares an answer with its declaration, in development and tests: a missing or wrong field and one that is not
 * declared both throw. Areas are built against the declaration, and an undeclared field may be a private one.
 */
export function checkAnswer(call: CallDeclaration, data: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(data))
  const parsed = safeParse(call.output, sent)
  if (!parsed.success)
    throw new Error(`${call.name} answers otherwise than declared: ${JSON.stringify(parsed.error.issues)}`)
  if (!isDeepStrictEqual(parsed.data, sent)) throw new Error(`${call.name} answers fields that are not declared`)
}
