import { fieldOf } from 'calls/account-forms/field-of'
import { doneAnswer, refusedAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { LISTING_DAYS } from 'calls/entities/market-listing'
import { marketRenew, marketWithdraw } from 'calls/market-writing'
import type { LoadContext } from 'shared-state/runtime'
import { reasonOfForm } from '../account/reason-of-form.ts'

const calls = new Map([
  ['withdraw', marketWithdraw],
  ['renew', marketRenew],
])

/** Withdraws or renews one of the visitor's own listings. */
export async function submitOwnListings(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const intent = fieldOf(form, 'intent')
  const call = calls.get(intent)
  if (!call) throw unknownForm(form)
  try {
    await context.api.call(call, { code: fieldOf(form, 'code') }, { signal: context.signal })
    return doneAnswer(intent, { days: String(LISTING_DAYS) })
  } catch (error) {
    // A button has no field that could show the reason.
    return refusedAnswer(form, reasonOfForm(error, ['code', 'traderCode']), context)
  }
}
