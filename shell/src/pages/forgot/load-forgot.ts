import { loadDiallingCodes } from 'calls/account-forms/codes/dialling-codes'
import { forgotKind } from 'calls/account-forms/forgot/submit-forgot'
import type { LoadContext } from 'shared-state/runtime'
import { loadPart } from 'shared-state/store/load-part'

export async function loadForgot({ store, url, signal }: LoadContext) {
  return {
    codes: forgotKind(url.searchParams) === 'phone' ? await loadPart(store, loadDiallingCodes(store), signal) : null,
  }
}
