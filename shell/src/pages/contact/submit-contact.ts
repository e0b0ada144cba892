import { canProvePerson, provePerson } from 'shared-state/bot-check/prove-person'
import { usercenterGraphcode } from 'shared-state/calls/bot-check'
import { contactSubmit } from 'shared-state/calls/contact'
import type { BotProof } from 'shared-state/calls/entities/bot-proof'
import { errorCodes } from 'shared-state/calls/error-codes'
import { ApiError, redirectTo, type LoadContext } from 'shared-state/runtime'
import { safeParse } from 'shared-state/schema'
import { fieldOf } from '../login/field-of.ts'
import { refusalOf, type FormRefusal } from '../login/form-refusal.ts'

export interface Letter {
  name: string
  email: string
  subject: string
  content: string
}

export interface ContactAnswer {
  letter: Letter
  refusal: FormRefusal | null
  /** To be read by who has no JavaScript; null where none is needed, or none could be had. */
  picture: { graphId: string; image: string } | null
}

const contactFields = ['name', 'email', 'subject', 'content', 'bot', 'bot.graphId', 'bot.graphCode']

/**
 * Answers the contact form: the letter is sent and its reference shown, or it comes back with what is wrong. The bot check is
 * work done by the browser; without JavaScript, or where the work is refused, it is a picture to read. `act=picture` asks for
 * another one.
 */
export async function submitContact(form: FormData, context: LoadContext): Promise<ContactAnswer> {
  const letter = letterOf(form)
  const wantsPicture = fieldOf(form, 'act') === 'picture'
  const read = pictureRead(form)
  const input = { ...letter, subject: letter.subject || undefined }
  // What is wrong in the letter is said by the backend, in its words, before anybody works or reads for it.
  const isWhole = safeParse(contactSubmit.input, input).success
  if (wantsPicture || (isWhole && !read && !canProvePerson())) return withPicture({ letter, refusal: null }, context)
  let ticketId: string
  try {
    const bot = isWhole ? (read ?? (await provePerson(context.api, 'contact'))) : undefined
    ticketId = (await context.api.call(contactSubmit, { ...input, ...(bot && { bot }) })).ticketId
  } catch (error) {
    if (!read && error instanceof ApiError && error.code === errorCodes.botCheck && isWhole) return withPicture({ letter, refusal: null }, context)
    const refused = { letter, refusal: refusalOf(error, context.store.text, contactFields) }
    return read ? withPicture(refused, context) : { ...refused, picture: null }
  }
  throw redirectTo(`/${context.lang}/contact.html?sent=${ticketId}`)
}

const letterOf = (form: FormData): Letter => ({
  name: fieldOf(form, 'name').trim(),
  email: fieldOf(form, 'email').trim(),
  subject: fieldOf(form, 'subject').trim(),
  content: fieldOf(form, 'content').trim(),
})

/** The picture's answer, where the form showed one. */
function pictureRead(form: FormData): BotProof | null {
  const graphId = fieldOf(form, 'graphId')
  // A space is refused as wrong characters; nothing at all would be no answer.
  return graphId ? { graphId, graphCode: fieldOf(form, 'graphCode').trim() || ' ' } : null
}

async function withPicture(answer: Omit<ContactAnswer, 'picture'>, { api, store }: LoadContext): Promise<ContactAnswer> {
  try {
    const { graphId, image } = await api.call(usercenterGraphcode, { scene: 'contact' })
    return { ...answer, picture: { graphId, image } }
  } catch (error) {
    return { ...answer, refusal: answer.refusal ?? refusalOf(error, store.text, contactFields), picture: null }
  }
}
