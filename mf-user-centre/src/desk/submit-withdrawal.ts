import { fieldOf } from 'calls/account-forms/field-of'
import { doneAnswer, refusedAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import type { articleWithdraw } from 'calls/article-desk'
import type { surveyWithdraw } from 'calls/survey-desk'
import type { LoadContext } from 'shared-state/runtime'

/** Handles the form of a list that withdraws one of its items by this call. */
export const submitWithdrawal =
  (call: typeof articleWithdraw | typeof surveyWithdraw) =>
  async (form: FormData, context: LoadContext): Promise<FormAnswer> => {
    if (fieldOf(form, 'intent') !== 'withdraw') throw unknownForm(form)
    try {
      await context.api.call(call, { code: fieldOf(form, 'code') }, { signal: context.signal })
      return doneAnswer('withdraw')
    } catch (error) {
      return refusedAnswer(form, error, context)
    }
  }
