import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useFormAnswer, useSentForm } from 'shared-state/runtime'

interface FormState {
  /** Its latest response. */
  answer: FormAnswer | undefined
  /** Being sent. */
  isSending: boolean
  /** A response has arrived, but the page does not show the result yet. */
  isReloading: boolean
}

/** State of one of a page's forms. */
export function useFormState(intent: string): FormState {
  const answer = useFormAnswer() as FormAnswer | undefined
  const sent = useSentForm()
  const isOwn = sent?.data.get('intent') === intent
  return {
    answer: answer?.intent === intent ? answer : undefined,
    isSending: isOwn && !sent.isAnswered,
    isReloading: isOwn && sent.isAnswered,
  }
}
