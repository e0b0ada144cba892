import type { FormEvent } from 'react'
import { useLoginFirst, useStore } from 'shared-state/runtime'

/**
 * Sends a form only once somebody is logged in (spec 4): else the toast and the login dialog come first, and then the form is
 * sent as it stands. For use in an observer, as its form's `onSubmit`.
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
