import { filesOf } from 'shared-state/account-forms/files-of'
import { doneAnswer, faultsOf, faultyAnswer, refusedAnswer, textOf, unknownForm, type FormAnswer } from 'shared-state/account-forms/form-answer'
import { ecowebApply } from 'shared-state/calls/cooperation'
import { enterpriseSave, enterpriseSubmit } from 'shared-state/calls/enterprise'
import { staffAccept } from 'shared-state/calls/staff'
import type { enterpriseKinds } from 'shared-state/calls/entities/enterprise'
import { usercenterGetuser } from 'shared-state/calls/users'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { uploadPictures } from '../account/upload-pictures.ts'
import { enterpriseText, settingText } from '../strings/keys.ts'

/** Proofs that moderators look at. */
export const mostProofs = 9

/** Writes a claim as a draft or hands it in, takes an invitation, asks for a service. */
export async function submitEnterprise(form: FormData, context: LoadContext): Promise<FormAnswer | Response> {
  switch (textOf(form, 'intent')) {
    case 'claim':
      return saveClaim(form, context)
    case 'accept':
      return acceptInvitation(form, context)
    case 'cooperate':
      return askForService(form, context)
    default:
      throw unknownForm(form)
  }
}

async function saveClaim(form: FormData, context: LoadContext): Promise<FormAnswer | Response> {
  const { api, store, lang, signal } = context
  const names = ['kind', 'traderCode', 'name', 'licenceNo', 'website', 'contactName', 'contactEmail', 'enterpriseId'] as const
  const values = Object.fromEntries(names.map(name => [name, textOf(form, name).trim()])) as Record<(typeof names)[number], string>
  const { kind, name, contactName, contactEmail, enterpriseId, traderCode, licenceNo, website } = values
  const entered = {
    kind: kind as (typeof enterpriseKinds)[number],
    name,
    contactName,
    contactEmail,
    ...(enterpriseId && { enterpriseId }),
    ...(kind === 'broker' && { traderCode }),
    ...(licenceNo && { licenceNo }),
    ...(website && { website: /^https?:/i.test(website) ? website : `https://${website}` }),
  }
  const words = {
    kind: settingText.fillIn,
    traderCode: enterpriseText.codeForm,
    name: enterpriseText.nameLength,
    licenceNo: enterpriseText.licenceLength,
    website: enterpriseText.websiteForm,
    contactName: enterpriseText.contactLength,
    contactEmail: enterpriseText.emailForm,
  }
  const errors = faultsOf(enterpriseSave, entered, words, context)
  const files = filesOf(form, 'file')
  if (files.length > mostProofs) errors.file = store.text.t(enterpriseText.tooManyProofs, { count: mostProofs })
  if (Object.keys(errors).length > 0) return faultyAnswer('claim', errors, values)
  try {
    const imageIds = files.length > 0 ? await uploadPictures(files, context) : undefined
    const { enterprise } = await api.call(enterpriseSave, { ...entered, ...(imageIds && { imageIds }) }, { signal })
    if (textOf(form, 'then') === 'submit') await api.call(enterpriseSubmit, { enterpriseId: enterprise.enterpriseId }, { signal })
  } catch (error) {
    return refusedAnswer(form, error, context, values)
  }
  return redirectTo(`/${lang}/user/enterprise.html?saved=${textOf(form, 'then') === 'submit' ? 'submitted' : 'draft'}`)
}

async function acceptInvitation(form: FormData, context: LoadContext): Promise<FormAnswer | Response> {
  const { api, store, lang, signal } = context
  try {
    await api.call(staffAccept, { token: textOf(form, 'token') }, { signal })
    store.session.update((await api.call(usercenterGetuser, {}, { signal })).user)
  } catch (error) {
    return refusedAnswer(form, error, context)
  }
  return redirectTo(`/${lang}/user/enterprise/staff.html`)
}

async function askForService(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const [code, company, email, content] = ['code', 'company', 'email', 'content'].map(name => textOf(form, name).trim()) as [string, string, string, string]
  const values = { company, email, content }
  const words = { company: enterpriseText.nameLength, email: enterpriseText.emailForm, content: enterpriseText.whatForLength }
  const errors = faultsOf(ecowebApply, { code, ...values }, words, context)
  if (Object.keys(errors).length > 0) return faultyAnswer('cooperate', errors, values)
  try {
    const { ticketId } = await context.api.call(ecowebApply, { code, ...values }, { signal: context.signal })
    return doneAnswer('cooperate', { ticketId })
  } catch (error) {
    return refusedAnswer(form, error, context, values)
  }
}
