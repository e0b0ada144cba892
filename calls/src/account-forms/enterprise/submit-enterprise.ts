import { redirectTo } from 'shared-state/contract/answers'
import type { LoadContext } from 'shared-state/contract/area'
import { ecowebApply } from '../../cooperation.ts'
import { enterpriseSave, enterpriseSubmit } from '../../enterprise.ts'
import type { enterpriseKinds } from '../../entities/enterprise.ts'
import { staffAccept } from '../../staff.ts'
import { usercenterGetuser } from '../../users.ts'
import { fieldOf } from '../field-of.ts'
import { filesOf } from '../files-of.ts'
import { doneAnswer, faultsOf, faultyAnswer, refusedAnswer, unknownForm, type FormAnswer } from '../form-answer.ts'
import { uploadPictures } from '../upload-pictures.ts'
import { accountWords } from '../words.ts'

/** Limit on the documents that prove a claim to moderators. */
export const mostProofs = 9

/** Saves a claim as a draft or submits it, accepts an invitation, or requests a service. */
export async function submitEnterprise(form: FormData, context: LoadContext): Promise<FormAnswer | Response> {
  switch (fieldOf(form, 'intent')) {
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
  const names = [
    'kind',
    'traderCode',
    'name',
    'licenceNo',
    'website',
    'contactName',
    'contactEmail',
    'enterpriseId',
  ] as const
  const values = Object.fromEntries(names.map(name => [name, fieldOf(form, name).trim()])) as Record<
    (typeof names)[number],
    string
  >
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
    kind: accountWords.fillIn,
    traderCode: accountWords.codeForm,
    name: accountWords.nameLength,
    licenceNo: accountWords.licenceLength,
    website: accountWords.websiteForm,
    contactName: accountWords.contactLength,
    contactEmail: accountWords.emailForm,
  }
  const errors = faultsOf(enterpriseSave, entered, words, context)
  const files = filesOf(form, 'file')
  if (files.length > mostProofs) errors.file = store.text.t(accountWords.tooManyProofs, { count: mostProofs })
  if (Object.keys(errors).length > 0) return faultyAnswer('claim', errors, values)
  try {
    const imageIds = files.length > 0 ? await uploadPictures(files, context) : undefined
    const { enterprise } = await api.call(enterpriseSave, { ...entered, ...(imageIds && { imageIds }) }, { signal })
    if (fieldOf(form, 'then') === 'submit')
      await api.call(enterpriseSubmit, { enterpriseId: enterprise.enterpriseId }, { signal })
  } catch (error) {
    return refusedAnswer(form, error, context, values)
  }
  return redirectTo(`/${lang}/user/enterprise.html?saved=${fieldOf(form, 'then') === 'submit' ? 'submitted' : 'draft'}`)
}

async function acceptInvitation(form: FormData, context: LoadContext): Promise<FormAnswer | Response> {
  const { api, store, lang, signal } = context
  try {
    await api.call(staffAccept, { token: fieldOf(form, 'token') }, { signal })
    store.session.update((await api.call(usercenterGetuser, {}, { signal })).user)
  } catch (error) {
    return refusedAnswer(form, error, context)
  }
  return redirectTo(`/${lang}/user/enterprise/staff.html`)
}

async function askForService(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const [code, company, email, content] = ['code', 'company', 'email', 'content'].map(name =>
    fieldOf(form, name).trim(),
  ) as [string, string, string, string]
  const values = { company, email, content }
  const words = { company: accountWords.nameLength, email: accountWords.emailForm, content: accountWords.whatForLength }
  const errors = faultsOf(ecowebApply, { code, ...values }, words, context)
  if (Object.keys(errors).length > 0) return faultyAnswer('cooperate', errors, values)
  try {
    const { ticketId } = await context.api.call(ecowebApply, { code, ...values }, { signal: context.signal })
    return doneAnswer('cooperate', { ticketId })
  } catch (error) {
    return refusedAnswer(form, error, context, values)
  }
}
