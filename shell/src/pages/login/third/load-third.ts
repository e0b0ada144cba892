import { beginAgain } from 'calls/account-forms/sign-in/submit-third'
import { usercenterThirdpending } from 'calls/third-party'
import type { LoadContext } from 'shared-state/runtime'

/** `login/third.html?return=`: who has come back from a provider and has no account here; nobody: it took too long, or was done. */
export async function loadThird({ api, url, lang, signal }: LoadContext) {
  const { pending } = await api.call(usercenterThirdpending, {}, { signal })
  if (!pending) throw beginAgain(url, lang)
  return pending
}
