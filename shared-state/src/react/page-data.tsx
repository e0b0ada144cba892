import { useState } from 'react'
import { useActionData, useLoaderData, useNavigation } from 'react-router-dom'

/** Data of the page's own loader: `usePageData<typeof loadShop>()`. */
export function usePageData<Load extends (...args: never[]) => Promise<unknown>>(): Awaited<ReturnType<Load>> {
  return useLoaderData() as Awaited<ReturnType<Load>>
}

/** What the page's form last answered: `useFormAnswer<typeof submitLogin>()`. */
export { useActionData as useFormAnswer } from 'react-router-dom'

/** The page's form that was sent, until the page stands again. */
export interface SentForm {
  data: FormData
  /** The answer is there, and the page is being loaded anew behind it: on a slow line for seconds, in which the next form can be sent. */
  isAnswered: boolean
}

export function useSentForm(): SentForm | undefined {
  const { state, formData } = useNavigation()
  const answer: unknown = useActionData()
  const isLoading = state === 'loading'
  // An answer that redirects is none to the page, which keeps the one from before. What comes up during the loading was not sent itself.
  const [before, setBefore] = useState(() => (isLoading ? Symbol('any other') : answer))
  if (!isLoading && before !== answer) setBefore(answer)
  return formData && { data: formData, isAnswered: isLoading && answer !== before }
}
