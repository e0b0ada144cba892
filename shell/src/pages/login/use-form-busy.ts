import { useLocation, useNavigation } from 'react-router-dom'

/** Whether the page's form is being answered. Once its answer is shown the next step can be sent, though the page's data is still being read again. */
export function useFormBusy(): boolean {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  return state === 'submitting' || (state === 'loading' && location.pathname !== pathname)
}
