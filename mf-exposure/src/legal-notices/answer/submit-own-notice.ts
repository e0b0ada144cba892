import { fieldOf } from 'calls/account-forms/field-of'
import { unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { exposureNoticeappeal, exposureNoticerewrite, exposureNoticestatement } from 'calls/exposure-notices'
import { errorCodes } from 'shared-state/api/error-codes'
import { ApiError, redirectTo, type LoadContext } from 'shared-state/runtime'
import { refusedKeepingText } from 'ui/refused-keeping-text'
import { exposureText } from '../../strings/keys.ts'

/** Own texts for refusals whose message is written for developers. */
const ownWords: Partial<Record<number, number>> = {
  [errorCodes.wrongState]: exposureText.movedOn,
  [errorCodes.keyReused]: exposureText.sentAlready,
}

/** Sends the author's answer, correction or appeal, then shows the notice as it is now. */
export async function submitOwnNotice(sent: FormData, context: LoadContext): Promise<FormAnswer> {
  const { api, signal, store, url } = context
  const code = url.searchParams.get('notice') ?? ''
  const intent = fieldOf(sent, 'intent')
  const [title, content] = [fieldOf(sent, 'title').trim(), fieldOf(sent, 'content').trim()]
  const options = { idempotencyKey: fieldOf(sent, 'formKey') || crypto.randomUUID(), signal }
  try {
    if (intent === 'answer') await api.call(exposureNoticestatement, { code, content }, options)
    else if (intent === 'appeal') await api.call(exposureNoticeappeal, { code, content }, options)
    else if (intent === 'rewrite') {
      const imageIds = sent.getAll('imageIds').filter(id => typeof id === 'string')
      await api.call(exposureNoticerewrite, { code, title, content, imageIds }, options)
    } else throw unknownForm(sent)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const answer = refusedKeepingText(sent, error, context, { title, content })
    const words = ownWords[error.code]
    return words === undefined ? answer : { ...answer, message: store.text.t(words) }
  }
  throw redirectTo(`${url.pathname}?notice=${code}&done=${intent}`)
}
