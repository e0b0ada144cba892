import { checkedCall, formStateOf, type FormState } from 'calls/account-forms/checked-call'
import { fieldOf } from 'calls/account-forms/field-of'
import { contactSubmit } from 'calls/contact'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { safeParse } from 'shared-state/schema'

export interface ContactMessage {
  name: string
  email: string
  subject: string
  content: string
}

export interface ContactAnswer extends FormState {
  message: ContactMessage
}

const contactFields = ['name', 'email', 'subject', 'content']

/**
 * Handles the contact form: sends the message and shows its reference, or returns the form with its errors or with a picture as its bot
 * check.
 */
export async function submitContact(form: FormData, { api, store, lang }: LoadContext): Promise<ContactAnswer> {
  const message = messageOf(form)
  const input = { ...message, subject: message.subject || undefined }
  // The backend reports invalid fields, in its own words, before a bot check is run.
  const wanted = safeParse(contactSubmit.input, input).success
  const checked = await checkedCall({
    form,
    scene: 'contact',
    api,
    wanted,
    call: bot => api.call(contactSubmit, { ...input, ...(bot && { bot }) }),
  })
  if ('result' in checked) throw redirectTo(`/${lang}/contact.html?sent=${checked.result.ticketId}`)
  return { message, ...formStateOf(checked, store.text, contactFields) }
}

const messageOf = (form: FormData): ContactMessage => ({
  name: fieldOf(form, 'name').trim(),
  email: fieldOf(form, 'email').trim(),
  subject: fieldOf(form, 'subject').trim(),
  content: fieldOf(form, 'content').trim(),
})
