import { loadDiallingCodes } from 'calls/account-forms/codes/dialling-codes'
import { returnPath } from 'calls/account-forms/return-path'
import { signInWayOf } from 'calls/account-forms/sign-in/sign-in-ways'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { loadPart } from 'shared-state/store/load-part'
import { loadProviders } from './third/load-providers.ts'

/** A signed-in user does not need the login page and is redirected. */
export async function redirectSignedIn({
  store,
  url,
  lang,
}: Pick<LoadContext, 'store' | 'url' | 'lang'>): Promise<void> {
  if (store.session.isLoggedIn) throw redirectTo(returnPath(url, lang))
}

export async function loadLogin(context: LoadContext) {
  await redirectSignedIn(context)
  const { store, url, signal } = context
  const [codes, providers] = await Promise.all([
    signInWayOf(url.searchParams) === 'phone' ? loadPart(store, loadDiallingCodes(store), signal) : null,
    loadPart(store, loadProviders(store), signal),
  ])
  return { codes, providers: providers ?? [] }
}
