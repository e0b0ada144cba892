import { useStore } from './store-context.tsx'

/** Key of 'You are not logged in' in the ui range. */
const notLoggedInKey = 70001

/**
 * Wraps an action that needs a login: not logged in, it shows the toast, then opens the login dialog, and runs once
 * login succeeded, so nothing typed is lost (spec 4).
 */
export function useLoginFirst(): (action: () => void) => void {
  const { session, toasts, text } = useStore()
  return action => {
    if (session.isLoggedIn) return action()
    toasts.show(text.t(notLoggedInKey))
    session.openPrompt(action)
  }
}
