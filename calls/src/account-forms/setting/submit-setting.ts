import type { LoadContext } from 'shared-state/contract/area'
import { usercenterModifypassword } from '../../account-security.ts'
import { messageKinds } from '../../entities/message.ts'
import type { identities, User } from '../../entities/user.ts'
import { usercenterModifymailsettings } from '../../mail-settings.ts'
import {
  usercenterModifyavatar,
  usercenterModifygender,
  usercenterModifynick,
  usercenterSetidentity,
} from '../../profile.ts'
import { fieldOf } from '../field-of.ts'
import { filesOf } from '../files-of.ts'
import { doneAnswer, faultsOf, faultyAnswer, refusedAnswer, unknownForm, type FormAnswer } from '../form-answer.ts'
import { accountWords } from '../words.ts'
import { changeContact } from './change-contact.ts'

/** Limit from decisions 3. */
const mostAvatarBytes = 2 * 1024 * 1024

/** Answers the forms of the settings page, distinguished by their field `intent`. */
export function submitSetting(form: FormData, context: LoadContext): Promise<FormAnswer | Response> {
  switch (fieldOf(form, 'intent')) {
    case 'nick':
      return saveNick(form, context)
    case 'gender':
      return saveGender(form, context)
    case 'password':
      return changePassword(form, context)
    case 'identity':
      return saveIdentity(form, context)
    case 'avatar':
      return saveAvatar(form, context)
    case 'mail':
      return saveMail(form, context)
    case 'email':
      return changeContact(form, 'email', context)
    case 'phone':
      return changeContact(form, 'phone', context)
    default:
      throw unknownForm(form)
  }
}

async function saveNick(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const nick = fieldOf(form, 'nick').trim()
  const faults = faultsOf(usercenterModifynick, { nick }, { nick: accountWords.nickLength }, context)
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
  // Not checked here: the call refuses an unknown gender and names the field.
  const gender = fieldOf(form, 'gender') as User['gender']
  try {
    const { user } = await context.api.call(usercenterModifygender, { gender }, { signal: context.signal })
    context.store.session.update(user)
    return doneAnswer('gender', { gender: user.gender })
  } catch (error) {
    return refusedAnswer(form, error, context)
  }
}

async function saveIdentity(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const identity = fieldOf(form, 'identity') as (typeof identities)[number]
  try {
    const { user } = await context.api.call(usercenterSetidentity, { identity }, { signal: context.signal })
    context.store.session.update(user)
    return doneAnswer('identity', { identity: user.identity })
  } catch (error) {
    return refusedAnswer(form, error, context)
  }
}

/** An unticked checkbox sends nothing, so every kind is sent to the call. */
async function saveMail(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const chosen = form.getAll('kind')
  const changes = Object.fromEntries(messageKinds.map(kind => [kind, chosen.includes(kind)]))
  try {
    await context.api.call(usercenterModifymailsettings, changes, { signal: context.signal })
    return doneAnswer('mail')
  } catch (error) {
    const kinds = messageKinds.filter(kind => changes[kind]).join(' ')
    return refusedAnswer(form, error, context, { kinds })
  }
}

async function saveAvatar(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const [file] = filesOf(form, 'file')
  const t = context.store.text.t
  if (!file) return faultyAnswer('avatar', { file: t(accountWords.choosePicture) })
  // Checked before the upload: two megabytes take a while on a mobile network.
  if (file.size > mostAvatarBytes) return faultyAnswer('avatar', { file: t(accountWords.pictureTooLarge) })
  try {
    const { user } = await context.api.call(usercenterModifyavatar, { file }, { signal: context.signal })
    context.store.session.update(user)
    return doneAnswer('avatar')
  } catch (error) {
    return refusedAnswer(form, error, context)
  }
}

async function changePassword(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const [oldPassword, newPassword] = [fieldOf(form, 'oldPassword'), fieldOf(form, 'newPassword')]
  const words = { oldPassword: accountWords.fillIn, newPassword: accountWords.passwordLength }
  const faults = faultsOf(usercenterModifypassword, { oldPassword, newPassword }, words, context)
  if (newPassword !== fieldOf(form, 'repeatPassword'))
    faults.repeatPassword = context.store.text.t(accountWords.passwordsDiffer)
  if (Object.keys(faults).length > 0) return faultyAnswer('password', faults)
  try {
    const { user } = await context.api.call(
      usercenterModifypassword,
      { oldPassword, newPassword },
      { signal: context.signal },
    )
    context.store.session.update(user)
    return doneAnswer('password')
  } catch (error) {
    return refusedAnswer(form, error, context)
  }
}
