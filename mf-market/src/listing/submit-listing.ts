import { fieldOf } from 'calls/account-forms/field-of'
import { unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { marketComment } from 'calls/market-writing'
import { notFound, type LoadContext } from 'shared-state/runtime'
import { codeOf } from '../addresses.ts'
import { postComment } from '../comments/post-comment.ts'
import { submitApplause } from './applause/submit-applause.ts'
import { submitContact } from './contact/submit-contact.ts'
import { submitReport } from './report/submit-report.ts'

type Submit = (sent: FormData, code: string, context: LoadContext) => Promise<FormAnswer>

const forms: Partial<Record<string, Submit>> = {
  comment: (sent, code, context) => postComment(marketComment, code, sent, context),
  applaud: submitApplause,
  unapplaud: submitApplause,
  contact: submitContact,
  report: submitReport,
}

/** Answers the form of a listing's page that its field `intent` names. */
export async function submitListing(sent: FormData, context: LoadContext): Promise<FormAnswer> {
  const code = codeOf(context.params.slugCode)
  if (!code) throw notFound(context)
  const intent = fieldOf(sent, 'intent')
  const submit = Object.hasOwn(forms, intent) ? forms[intent] : undefined
  if (!submit) throw unknownForm(sent)
  return submit(sent, code, context)
}
