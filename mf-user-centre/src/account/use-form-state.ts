import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useFormAnswer, useSentForm } from 'shared-state/runtime'

interface FormState {
  /** What it last answered. */
  answer: FormAnswer | undefined
  /** On its way. */
  isSending: boolean
  /** Answered, and the page does not show yet what came of it. */
  isReloading: boolean
}

/** How one of a page's forms stands. */
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
