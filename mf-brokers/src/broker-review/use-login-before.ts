import type { FormEvent } from 'react'
import { useLoginFirst, useStore } from 'shared-state/runtime'

/**
 * Submits a form only if the user is logged in (spec 4): otherwise the toast and the login dialog come first, and the form is submitted
 * unchanged afterwards. For use in an observer, as the form's `onSubmit`.
 */
export function useLoginBefore(send: (form: HTMLFormElement) => void): (event: FormEvent<HTMLFormElement>) => void {
  const { session } = useStore()
  const loginFirst = useLoginFirst()
  return event => {
    if (event.defaultPrevented || session.isLoggedIn) return
    event.preventDefault()
    const form = event.currentTarget
    loginFirst(() => send(form))
  }
}
