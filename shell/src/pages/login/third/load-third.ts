import { beginAgain } from 'calls/account-forms/sign-in/submit-third'
import { usercenterThirdpending } from 'calls/third-party'
import type { LoadContext } from 'shared-state/runtime'

/** `login/third.html?return=`: the person who has come back from a provider and has no account here; null if too late or already done. */
export async function loadThird({ api, url, lang, signal }: LoadContext) {
  const { pending } = await api.call(usercenterThirdpending, {}, { signal })
  if (!pending) throw beginAgain(url, lang)
  return pending
}
