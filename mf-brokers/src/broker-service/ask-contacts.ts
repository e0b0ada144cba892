import type { CallOutput } from 'shared-state/api/declare-call'
import { failureText } from 'calls/failures/failure-text'
import { dealerExpandinfo } from 'calls/leaving'
import { ApiError, notFound, type LoadContext } from 'shared-state/runtime'
import { namedBroker } from '../broker/load-broker.ts'
import { brokersText } from '../strings/keys.ts'

export type Contacts = CallOutput<typeof dealerExpandinfo>

/** Contacts, or why there are none, in words: too many requests within the hour, or what happened to the call. */
export type ContactsAnswer = { contacts: Contacts } | { refused: string }

/** Handles the button that reveals contacts, with and without JavaScript (30 an hour). */
export async function askContacts(_form: FormData, context: LoadContext): Promise<ContactsAnswer> {
  const named = namedBroker(context.params)
  if (!named) throw notFound(context)
  const { text } = context.store
  try {
    return {
      contacts: await context.api.call(dealerExpandinfo, { traderCode: named.code }, { signal: context.signal }),
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error
    return { refused: error.status === 429 ? text.t(brokersText.tooManyAsked) : failureText(error, text) }
  }
}
