import { fieldOf } from 'calls/account-forms/field-of'
import { faultsOf, faultyAnswer, type FormAnswer } from 'calls/account-forms/form-answer'
import { marketReportpublish } from 'calls/market-writing'
import type { CallInput } from 'shared-state/api/declare-call'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { refusedKeepingText } from 'ui/refused-keeping-text'
import { marketText } from '../../strings/keys.ts'

/** Reports a listing to the moderators, then says so. */
export async function submitReport(sent: FormData, code: string, context: LoadContext): Promise<FormAnswer> {
  const { api, signal, url } = context
  const values = { reason: fieldOf(sent, 'reason'), content: fieldOf(sent, 'content') }
  const input = { code, reason: values.reason, ...(values.content.trim() && { content: values.content }) }
  const faults = faultsOf(marketReportpublish, input, { reason: marketText.chooseReason }, context)
  if (Object.keys(faults).length > 0) return faultyAnswer('report', faults, values)
  try {
    const idempotencyKey = fieldOf(sent, 'formKey') || crypto.randomUUID()
    await api.call(marketReportpublish, input as CallInput<typeof marketReportpublish>, { idempotencyKey, signal })
  } catch (error) {
    return refusedKeepingText(sent, error, context, values)
  }
  throw redirectTo(`${url.pathname}?done=report`)
}
