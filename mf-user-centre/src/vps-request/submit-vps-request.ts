import { fieldOf } from 'calls/account-forms/field-of'
import { faultsOf, faultyAnswer, refusedAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { vpsAsk } from 'calls/vps-requests'
import type { CallInput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { ApiError, redirectTo, type LoadContext } from 'shared-state/runtime'
import { reasonOfForm } from '../account/reason-of-form.ts'
import { vpsRequestText } from '../strings/keys.ts'

/** What a field needs. */
const needs = {
  planCode: vpsRequestText.choosePlan,
  accountNumber: vpsRequestText.accountForm,
  note: vpsRequestText.noteForm,
  consent: vpsRequestText.consentMissing,
}

/** Sends a request for a VPS to the broker that the address names, then shows it in the list of requests. */
export async function submitVpsRequest(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const { api, lang, signal, store, url } = context
  const intent = fieldOf(form, 'intent')
  if (intent !== 'ask') throw unknownForm(form)
  const [planCode, accountNumber, note, consent] = ['planCode', 'accountNumber', 'note', 'consent'].map(name =>
    fieldOf(form, name).trim(),
  ) as [string, string, string, string]
  const values = { planCode, accountNumber, note, consent }
  const input = {
    traderCode: url.searchParams.get('trader') ?? '',
    planCode,
    accountNumber,
    ...(note && { note }),
    consent: consent === '1',
  }
  const faults = faultsOf(vpsAsk, input, needs, context)
  if (Object.keys(faults).length > 0) return faultyAnswer(intent, faults, values)
  try {
    const idempotencyKey = fieldOf(form, 'formKey') || crypto.randomUUID()
    await api.call(vpsAsk, input as CallInput<typeof vpsAsk>, { idempotencyKey, signal })
  } catch (error) {
    const answer = refusedAnswer(form, reasonOfForm(error, ['traderCode']), context, values)
    const askedAlready = error instanceof ApiError && error.code === errorCodes.exists
    return askedAlready ? { ...answer, message: store.text.t(vpsRequestText.askedAlready) } : answer
  }
  throw redirectTo(`/${lang}/user/orderList.html?sent=1`)
}
