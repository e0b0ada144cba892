import { declareCall } from 'shared-state/api/declare-call'
import { boolean, object, optional, strictObject, string } from 'shared-state/schema'
import type { OutputOfSchema, Schema } from 'shared-state/schema'
import { text } from './entities/fields.ts'
import { message, messageKinds } from './entities/message.ts'
import type { Message } from './entities/message.ts'

const section = 'Account lists'
const own = { section, who: ['user'] } as const

/** A field for each kind of notice. */
const ofEachKind = <Field extends Schema>(field: Field) =>
  Object.fromEntries(messageKinds.map(kind => [kind, field])) as Record<Message['kind'], Field>

/** Whether notices of each kind are also sent by mail. Mails about the security of the account are always sent. */
const mailSettings = object(ofEachKind(boolean()))
export type MailSettings = OutputOfSchema<typeof mailSettings>

/** Which notices the viewer also gets by mail. */
export const usercenterMailsettings = declareCall({
  name: 'usercenter.mailsettings',
  ...own,
  scope: 'read',
  method: 'GET',
  input: strictObject({}),
  output: mailSettings,
})

/** Changes the named kinds; the others stay as they are. */
export const usercenterModifymailsettings = declareCall({
  name: 'usercenter.modifymailsettings',
  ...own,
  scope: 'write',
  method: 'POST',
  repeat: 'natural',
  input: strictObject(ofEachKind(optional(boolean()))),
  output: mailSettings,
})

/** The token in the address that a mailed notice names for unsubscribing. */
const token = text(20, 200)
/** One kind of notice by mail to one address. `email` is masked. */
const mailSubscription = object({ kind: message.shape.kind, email: string(), on: boolean() })

/**
 * What the token of a mailed notice is about. 400/2011 for one that this site has not issued; 410/3003 if the account was deleted or has
 * another address than the one that the mail went to.
 */
export const usercenterMailsubscription = declareCall({
  name: 'usercenter.mailsubscription',
  section,
  scope: 'read',
  method: 'GET',
  input: strictObject({ token }),
  output: mailSubscription,
})

/** Turns mails of the token's kind off, or on again; the token is all that is needed. Refused as usercenter.mailsubscription. */
export const usercenterModifymailsubscription = declareCall({
  name: 'usercenter.modifymailsubscription',
  section,
  scope: 'write',
  method: 'POST',
  repeat: 'natural',
  input: strictObject({ token, on: boolean() }),
  output: mailSubscription,
})
