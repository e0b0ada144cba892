import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  extend,
  int,
  literal,
  maxLength,
  minLength,
  object,
  optional,
  strictObject,
} from 'shared-state/schema'
import { identifier, paging } from './entities/fields.ts'
import { message } from './entities/message.ts'
import { pageOf } from './entities/page.ts'

const section = 'Account lists'
const asking = { section, scope: 'read', method: 'GET', who: ['user'] } as const
const changing = { section, scope: 'write', method: 'POST', who: ['user'], repeat: 'natural' } as const
const unreadCount = object({ unread: int() })

/** The viewer's notices. `unread` in the answer counts all unread ones, regardless of the filters. */
export const usercenterMessages = declareCall({
  name: 'usercenter.messages',
  ...asking,
  input: strictObject({ kind: optional(message.shape.kind), unread: optional(boolean()), ...paging }),
  output: extend(pageOf(message), { unread: int() }),
})

/** Marks these notices as read, or with `all` every one; other users' and unknown ids are ignored. Answers with how many are left. */
export const usercenterMessagesread = declareCall({
  name: 'usercenter.messagesread',
  ...changing,
  input: strictObject({
    ids: optional(array(identifier).check(minLength(1), maxLength(50))),
    all: optional(literal(true)),
  }),
  output: unreadCount,
})

/** Whether notices of any kind are also sent by mail. For each kind: usercenter.mailsettings. */
export const usercenterMessagemail = declareCall({
  name: 'usercenter.messagemail',
  ...asking,
  input: strictObject({}),
  output: object({ on: boolean() }),
})

/** Turns mails of notices of every kind on or off. */
export const usercenterMessagemailset = declareCall({
  name: 'usercenter.messagemailset',
  ...changing,
  input: strictObject({ on: boolean() }),
  output: object({ on: boolean() }),
})
