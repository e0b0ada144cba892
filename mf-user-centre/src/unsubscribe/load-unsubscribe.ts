import { usercenterMailsubscription } from 'calls/mail-settings'
import { ApiError, withStatus, type LoadContext } from 'shared-state/runtime'

/** Why a link cannot unsubscribe: it is not one of ours or was cut off, or its mails have stopped already. */
export type BrokenLink = 'wrong' | 'gone'

/** What the link of a mail is about. Its page needs no login: the token in the address is all. */
export async function loadUnsubscribe({ api, url, signal }: LoadContext) {
  const token = url.searchParams.get('token')
  // Opened without a link: there is nothing to ask the server.
  if (!token) return { broken: 'wrong' as BrokenLink }
  try {
    return { subscription: await api.call(usercenterMailsubscription, { token }, { signal }) }
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 410)) throw error
    const broken: BrokenLink = error.status === 410 ? 'gone' : 'wrong'
    return withStatus({ broken }, error.status)
  }
}
