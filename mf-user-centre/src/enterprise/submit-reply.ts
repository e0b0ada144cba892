import { fieldOf } from 'calls/account-forms/field-of'
import { doneAnswer, refusedAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { commentReply } from 'calls/comment-writing'
import type { LoadContext } from 'shared-state/runtime'

/** Replies to a review in the firm's name; the call validates the reply, with the messages of spec 5. */
export async function submitReply(form: FormData, context: LoadContext): Promise<FormAnswer> {
  if (fieldOf(form, 'intent') !== 'reply') throw unknownForm(form)
  const [commentId, content] = [fieldOf(form, 'commentId'), fieldOf(form, 'content')]
  try {
    await context.api.call(commentReply, { commentId, content }, { signal: context.signal })
    return doneAnswer('reply')
  } catch (error) {
    return refusedAnswer(form, error, context, { commentId, content })
  }
}
