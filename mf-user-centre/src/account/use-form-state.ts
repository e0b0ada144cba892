import { useNavigation } from 'react-router-dom'
import { useFormAnswer } from 'shared-state/runtime'
import type { FormAnswer } from './form-answer.ts'

/** How one of a page's forms stands: what it last answered, and whether it is on its way. */
export function useFormState(intent: string): { answer: FormAnswer | undefined; busy: boolean } {
  const answer = useFormAnswer() as FormAnswer | undefined
  const { formData } = useNavigation()
  return { answer: answer?.intent === intent ? answer : undefined, busy: formData?.get('intent') === intent }
}
