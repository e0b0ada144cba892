import { useStore } from './store-context.tsx'

/** Key of 'You are not logged in' in the ui range. */
const notLoggedInKey = 70001

/**
 * Wraps an action that needs a login. Without one, it shows the toast and opens the login dialog; the action runs once
 * the login has succeeded, so no input is lost (spec 4).
 */
export function useLoginFirst(): (action: () => void) => void {
  const { session, toasts, text } = useStore()
  return action => {
    if (session.isLoggedIn) return action()
    toasts.show(text.t(notLoggedInKey))
    session.openPrompt(action)
  }
}
