import type { User } from 'shared-state/calls/entities/user'
import { usercenterModifygender, usercenterModifynick, usercenterModifypassword } from 'shared-state/calls/users'
import type { LoadContext } from 'shared-state/runtime'
import { doneAnswer, faultsOf, faultyAnswer, refusedAnswer, textOf, unknownForm, type FormAnswer } from '../account/form-answer.ts'
import { settingText } from '../strings/keys.ts'

/** Answers the three forms of the settings page, told apart by their field `intent`. */
export function submitSetting(form: FormData, context: LoadContext): Promise<FormAnswer> {
  switch (textOf(form, 'intent')) {
    case 'nick':
      return saveNick(form, context)
    case 'gender':
      return saveGender(form, context)
    case 'password':
      return changePassword(form, context)
    default:
      throw unknownForm(form)
  }
}

async function saveNick(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const nick = textOf(form, 'nick').trim()
  const faults = faultsOf(usercenterModifynick, { nick }, { nick: settingText.nickLength }, context)
  if (Object.keys(faults).length > 0) return faultyAnswer('nick', faults, { nick })
  try {
    const { user } = await context.api.call(usercenterModifynick, { nick }, { signal: context.signal })
    context.store.session.update(user)
    return doneAnswer('nick', { nick: user.nick })
  } catch (error) {
    return refusedAnswer(form, error, context, { nick })
  }
}

async function saveGender(form: FormData, context: LoadContext): Promise<FormAnswer> {
  // Whatever was sent: the call refuses what is no gender and names the field.
  const gender = textOf(form, 'gender') as User['gender']
  try {
    const { user } = await context.api.call(usercenterModifygender, { gender }, { signal: context.signal })
    context.store.session.update(user)
    return doneAnswer('gender', { gender: user.gender })
  } catch (error) {
    return refusedAnswer(form, error, context)
  }
}

async function changePassword(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const [oldPassword, newPassword] = [textOf(form, 'oldPassword'), textOf(form, 'newPassword')]
  const words = { oldPassword: settingText.fillIn, newPassword: settingText.passwordLength }
  const faults = faultsOf(usercenterModifypassword, { oldPassword, newPassword }, words, context)
  if (newPassword !== textOf(form, 'repeatPassword')) faults.repeatPassword = context.store.text.t(settingText.passwordsDiffer)
  if (Object.keys(faults).length > 0) return faultyAnswer('password', faults)
  try {
    const { user } = await context.api.call(usercenterModifypassword, { oldPassword, newPassword }, { signal: context.signal })
    context.store.session.update(user)
    return doneAnswer('password')
  } catch (error) {
    return refusedAnswer(form, error, context)
  }
}
