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

/**
 * Where unread notices are counted live: server-sent events, of which `unread` has `{"unread": n}` as data, at once and
 * whenever the number changes. 401 without a session.
 */
/** The viewer's notices. `unread` of the answer counts all of them, whatever is asked for. */
export const usercenterMessages = declareCall({
  name: 'usercenter.messages',
  ...asking,
  input: strictObject({ kind: optional(message.shape.kind), unread: optional(boolean()), ...paging }),
  output: extend(pageOf(message), { unread: int() }),
})

/** Marks these as read, or with `all` everything; ids of others, and of nobody, change nothing. Answers how many are left. */
export const usercenterMessagesread = declareCall({
  name: 'usercenter.messagesread',
  ...changing,
  input: strictObject({
    ids: optional(array(identifier).check(minLength(1), maxLength(50))),
    all: optional(literal(true)),
  }),
  output: unreadCount,
})

/** Whether notices come by mail as well. */
export const usercenterMessagemail = declareCall({
  name: 'usercenter.messagemail',
  ...asking,
  input: strictObject({}),
  output: object({ on: boolean() }),
})

export const usercenterMessagemailset = declareCall({
  name: 'usercenter.messagemailset',
  ...changing,
  input: strictObject({ on: boolean() }),
  output: object({ on: boolean() }),
})
