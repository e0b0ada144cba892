import { fieldOf } from 'calls/account-forms/field-of'
import { unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { articleComment } from 'calls/comment-writing'
import { notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { refusedKeepingText } from 'ui/refused-keeping-text'
import { codeOfTitle } from '../../articles/article-address.ts'

/** Posts a comment on an article, then shows it. */
export async function submitComment(sent: FormData, context: LoadContext): Promise<FormAnswer> {
  const { api, params, signal, url } = context
  const code = codeOfTitle(params.titleCode)
  if (!code) throw notFound(context)
  if (fieldOf(sent, 'intent') !== 'comment') throw unknownForm(sent)
  const content = fieldOf(sent, 'content')
  try {
    const idempotencyKey = fieldOf(sent, 'formKey') || crypto.randomUUID()
    await api.call(articleComment, { code, content }, { idempotencyKey, signal })
  } catch (error) {
    return refusedKeepingText(sent, error, context, { content })
  }
  throw redirectTo(`${url.pathname}?done=comment#comments`)
}
