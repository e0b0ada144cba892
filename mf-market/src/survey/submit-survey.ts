import { fieldOf } from 'calls/account-forms/field-of'
import { unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { surveyComment } from 'calls/comment-writing'
import { notFound, type LoadContext } from 'shared-state/runtime'
import { codeOf } from '../addresses.ts'
import { postComment } from '../comments/post-comment.ts'

/** Posts a comment on a survey. */
export async function submitSurvey(sent: FormData, context: LoadContext): Promise<FormAnswer> {
  const code = codeOf(context.params.slugCode)
  if (!code) throw notFound(context)
  if (fieldOf(sent, 'intent') !== 'comment') throw unknownForm(sent)
  return postComment(surveyComment, code, sent, context)
}
