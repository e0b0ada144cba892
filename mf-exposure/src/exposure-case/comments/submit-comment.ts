import { exposureComment } from 'calls/comment-writing'
import { fieldOf } from 'calls/account-forms/field-of'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { refusedKeepingText } from 'ui/refused-keeping-text'

/** Posts a comment on a case, then shows it. */
export async function submitComment(sent: FormData, code: string, context: LoadContext): Promise<FormAnswer> {
  const { api, signal, url } = context
  const content = fieldOf(sent, 'content')
  try {
    const idempotencyKey = fieldOf(sent, 'formKey') || crypto.randomUUID()
    await api.call(exposureComment, { code, content }, { idempotencyKey, signal })
  } catch (error) {
    return refusedKeepingText(sent, error, context, { content })
  }
  throw redirectTo(`${url.pathname}?done=comment#comments`)
}
