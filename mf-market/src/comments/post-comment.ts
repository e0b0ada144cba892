import { fieldOf } from 'calls/account-forms/field-of'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import type { articleComment } from 'calls/comment-writing'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { refusedKeepingText } from 'ui/refused-keeping-text'

/** Posts a comment on what the code names, then shows it. All calls that comment by code have the same declaration. */
export async function postComment(
  call: typeof articleComment,
  code: string,
  sent: FormData,
  context: LoadContext,
): Promise<FormAnswer> {
  const { api, signal, url } = context
  const content = fieldOf(sent, 'content')
  try {
    const idempotencyKey = fieldOf(sent, 'formKey') || crypto.randomUUID()
    await api.call(call, { code, content }, { idempotencyKey, signal })
  } catch (error) {
    return refusedKeepingText(sent, error, context, { content })
  }
  throw redirectTo(`${url.pathname}?done=comment#comments`)
}
