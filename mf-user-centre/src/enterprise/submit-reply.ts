import { doneAnswer, refusedAnswer, textOf, unknownForm, type FormAnswer } from 'shared-state/account-forms/form-answer'
import { commentReply } from 'shared-state/calls/comment-writing'
import type { LoadContext } from 'shared-state/runtime'

/** Answers a review in the firm's name; what a reply has to be, the call says in spec 5's words. */
export async function submitReply(form: FormData, context: LoadContext): Promise<FormAnswer> {
  if (textOf(form, 'intent') !== 'reply') throw unknownForm(form)
  const [commentId, content] = [textOf(form, 'commentId'), textOf(form, 'content')]
  try {
    await context.api.call(commentReply, { commentId, content }, { signal: context.signal })
    return doneAnswer('reply')
  } catch (error) {
    return refusedAnswer(form, error, context, { commentId, content })
  }
}
