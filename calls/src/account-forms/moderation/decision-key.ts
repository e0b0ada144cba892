import { fieldOf } from '../field-of.ts'

/**
 * The options of a call that decides: a form has one key for each of its decisions (field `formKey`), so that a decision that is sent again,
 * because its answer was lost, counts once and is answered like the first time.
 */
export function decisionKey(form: FormData, decision: string): { idempotencyKey?: string } {
  const formKey = fieldOf(form, 'formKey')
  return formKey ? { idempotencyKey: `${formKey}-${decision}` } : {}
}
