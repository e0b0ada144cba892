import { isApiError } from 'shared-state/api/api-error'
import { redirectTo } from 'shared-state/contract/answers'
import type { LoadContext } from 'shared-state/contract/area'
import { usercenterAccountexport } from '../../account-data.ts'
import { usercenterApplicationrevoke } from '../../applications.ts'
import { usercenterSessionrevoke, usercenterSessionrevokeothers } from '../../sessions.ts'
import { usercenterLogout } from '../../sign-in.ts'
import { usercenterThirdunbind } from '../../third-party.ts'
import { fieldOf } from '../field-of.ts'
import { doneAnswer, faultyAnswer, refusedAnswer, unknownForm, type FormAnswer } from '../form-answer.ts'
import { accountWords } from '../words.ts'
import { deleteAccount } from './delete-account.ts'
import { clearSession } from './clear-session.ts'

/** Answers the forms of the security page, and the 'log out' form on every account page. */
export async function submitSecurity(form: FormData, context: LoadContext): Promise<FormAnswer | Response> {
  const intent = fieldOf(form, 'intent')
  const { api, signal } = context
  try {
    switch (intent) {
      case 'revoke':
        await unlessGone(api.call(usercenterSessionrevoke, { sessionId: fieldOf(form, 'sessionId') }, { signal }))
        return doneAnswer(intent)
      case 'revoke-others':
        await api.call(usercenterSessionrevokeothers, {}, { signal })
        return doneAnswer(intent)
      case 'revoke-application':
        await unlessGone(api.call(usercenterApplicationrevoke, { clientId: fieldOf(form, 'clientId') }, { signal }))
        return doneAnswer(intent)
      case 'export':
        return doneAnswer(intent, {
          json: JSON.stringify(await api.call(usercenterAccountexport, {}, { signal }), null, 2),
        })
      case 'unlink':
        return await unlink(form, context)
      case 'delete':
        return await deleteAccount(form, context)
      case 'logout':
        await logOut(context)
        return clearSession(context)
    }
  } catch (error) {
    return refusedAnswer(form, error, context)
  }
  throw unknownForm(form)
}

async function logOut({ api, signal }: LoadContext): Promise<void> {
  try {
    await api.call(usercenterLogout, {}, { signal })
  } catch (error) {
    // Logged out already, in another tab or from another device.
    if (!isApiError(error) || error.status !== 401) throw error
  }
}

/** Ignores a 404: the session or application has ended since the list was shown. */
async function unlessGone(revoking: Promise<unknown>): Promise<void> {
  try {
    await revoking
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error
  }
}

async function unlink(form: FormData, { api, store, lang, signal }: LoadContext): Promise<FormAnswer | Response> {
  const password = fieldOf(form, 'password')
  if (!password) return faultyAnswer('unlink', { password: store.text.t(accountWords.fillIn) })
  await api.call(usercenterThirdunbind, { provider: fieldOf(form, 'provider'), password }, { signal })
  return redirectTo(`/${lang}/user/security.html?third=unlinked`)
}
