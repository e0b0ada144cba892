import { useState } from 'react'
import { useActionData, useLoaderData, useNavigation } from 'react-router-dom'

/** Data of the page's own loader: `usePageData<typeof loadShop>()`. */
export function usePageData<Load extends (...args: never[]) => Promise<unknown>>(): Awaited<ReturnType<Load>> {
  return useLoaderData() as Awaited<ReturnType<Load>>
}

/** The last answer of the page's form: `useFormAnswer<typeof submitLogin>()`. */
export { useActionData as useFormAnswer } from 'react-router-dom'

/** The submitted form of the page, until the page has loaded again. */
export interface SentForm {
  data: FormData
  /** The answer is here and the page is reloading: this takes seconds on a slow connection, and the next form can be sent meanwhile. */
  isAnswered: boolean
}

export function useSentForm(): SentForm | undefined {
  const { state, formData } = useNavigation()
  const answer: unknown = useActionData()
  const isLoading = state === 'loading'
  // A redirect leaves the page's previous answer in place. A component mounted during the loading did not send the form itself.
  const [before, setBefore] = useState(() => (isLoading ? Symbol('any other') : answer))
  if (!isLoading && before !== answer) setBefore(answer)
  return formData && { data: formData, isAnswered: isLoading && answer !== before }
}
