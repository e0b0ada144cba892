import { fieldOf } from 'calls/account-forms/field-of'
import { doneAnswer, refusedAnswer, type FormAnswer } from 'calls/account-forms/form-answer'
import { marketApplaud } from 'calls/market-writing'
import type { LoadContext } from 'shared-state/runtime'
import { loginAndReturn } from '../login-and-return.ts'

/** Applauds a listing or takes the applause back. */
export async function submitApplause(sent: FormData, code: string, context: LoadContext): Promise<FormAnswer> {
  const intent = fieldOf(sent, 'intent')
  try {
    await context.api.call(marketApplaud, { code, on: intent === 'applaud' }, { signal: context.signal })
    return doneAnswer(intent)
  } catch (error) {
    loginAndReturn(error, 'applaud', context)
    return refusedAnswer(sent, error, context)
  }
}
