import { fieldOf } from 'calls/account-forms/field-of'
import { doneAnswer, refusedAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { usercenterMessagesread } from 'calls/messages'
import type { LoadContext } from 'shared-state/runtime'

/** Marks one message as read, or all of them. */
export async function submitMessages(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const { api, signal } = context
  const intent = fieldOf(form, 'intent')
  try {
    switch (intent) {
      case 'read':
        await api.call(usercenterMessagesread, { ids: [fieldOf(form, 'id')] }, { signal })
        return doneAnswer(intent)
      case 'read-all':
        await api.call(usercenterMessagesread, { all: true }, { signal })
        return doneAnswer(intent)
    }
  } catch (error) {
    return refusedAnswer(form, error, context)
  }
  throw unknownForm(form)
}
