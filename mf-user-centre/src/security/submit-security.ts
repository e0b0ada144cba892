import { usercenterLogout, usercenterSessionrevoke, usercenterSessions } from 'shared-state/calls/users'
import { ApiError, redirectTo, type LoadContext } from 'shared-state/runtime'
import { doneAnswer, refusedAnswer, textOf, unknownForm, type FormAnswer } from '../account/form-answer.ts'

/** Answers the forms of the security page, and the 'log out' of every page of the account. */
export async function submitSecurity(form: FormData, context: LoadContext): Promise<FormAnswer | Response> {
  const intent = textOf(form, 'intent')
  try {
    switch (intent) {
      case 'revoke':
        await revoke(textOf(form, 'sessionId'), context)
        return doneAnswer(intent)
      case 'revoke-others':
        await revokeOthers(context)
        return doneAnswer(intent)
      case 'logout':
        return await logOut(context)
    }
  } catch (error) {
    return refusedAnswer(form, error, context)
  }
  throw unknownForm(form)
}

async function revoke(sessionId: string, { api, signal }: LoadContext): Promise<void> {
  try {
    await api.call(usercenterSessionrevoke, { sessionId }, { signal })
  } catch (error) {
    // It ended by itself since the list was shown: what was asked for is so.
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

async function revokeOthers(context: LoadContext): Promise<void> {
  const { items } = await context.api.call(usercenterSessions, {}, { signal: context.signal })
  for (const { sessionId, current } of items) if (!current) await revoke(sessionId, context)
}

async function logOut({ api, store, lang, signal }: LoadContext): Promise<Response> {
  await api.call(usercenterLogout, {}, { signal })
  store.session.loggedOut()
  api.forgetVisitor()
  return redirectTo(`/${lang}/`)
}
