import { loadDiallingCodes } from 'calls/account-forms/codes/dialling-codes'
import type { LoadContext } from 'shared-state/runtime'
import { loadPart } from 'shared-state/store/load-part'
import { redirectSignedIn } from '../login/load-login.ts'

export const registersByPhone = (search: URLSearchParams): boolean => search.get('way') === 'phone'

export async function loadRegister(context: LoadContext) {
  await redirectSignedIn(context)
  const { store, url, signal } = context
  return { codes: registersByPhone(url.searchParams) ? await loadPart(store, loadDiallingCodes(store), signal) : null }
}
