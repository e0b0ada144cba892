import { fieldOf } from 'calls/account-forms/field-of'
import { doneAnswer, refusedAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { articleWithdraw } from 'calls/article-desk'
import type { LoadContext } from 'shared-state/runtime'

/** Withdraws an article. */
export async function submitArticles(form: FormData, context: LoadContext): Promise<FormAnswer> {
  if (fieldOf(form, 'intent') !== 'withdraw') throw unknownForm(form)
  try {
    await context.api.call(articleWithdraw, { code: fieldOf(form, 'code') }, { signal: context.signal })
    return doneAnswer('withdraw')
  } catch (error) {
    return refusedAnswer(form, error, context)
  }
}
