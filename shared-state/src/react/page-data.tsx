import { useLoaderData } from 'react-router-dom'

/** Data of the page's own loader: `usePageData<typeof loadBroker>()`. */
export function usePageData<Load extends (...args: never[]) => Promise<unknown>>(): Awaited<ReturnType<Load>> {
  return useLoaderData() as Awaited<ReturnType<Load>>
}

/** What the page's form last answered: `useFormAnswer<typeof submitLogin>()`. */
export { useActionData as useFormAnswer } from 'react-router-dom'
