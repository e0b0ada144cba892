import { expect, test } from '@jest/globals'
import type { CallScope } from 'shared-state/api/call-scope'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Caller } from '../handle.ts'
import { checkWho } from './check-who.ts'

const call = (who: string[], scope: CallScope = 'read') => ({ who, scope }) as unknown as CallDeclaration
const user = (...roles: string[]): Partial<Caller> => ({ user: { userId: 'ann', roles }, authorised: true })
const nobody: Partial<Caller> = { user: null, authorised: false }
/** The code of the refusal, or 'allowed'. */
function answerTo(declared: CallDeclaration, caller: Partial<Caller>): unknown {
  try {
    checkWho(declared, caller as Caller)
    return 'allowed'
  } catch (error) {
    return (error as { errorCode: number }).errorCode
  }
}
const { notLoggedIn, sessionOver, roleMayNot, noSuchCall, scopeMissing } = errorCodes

test.each<[string[], Partial<Caller>, unknown]>([
  [['any'], nobody, 'allowed'],
  [['any', 'user'], nobody, 'allowed'],
  [['user'], nobody, notLoggedIn],
  [['user'], { ...nobody, authorised: true }, notLoggedIn],
  [['user'], { ...user(), authorised: false }, sessionOver],
  [['user'], user(), 'allowed'],
  [['author'], user(), 'allowed'],
  [['staff'], user(), 'allowed'],
  [['moderator'], user(), roleMayNot],
  [['moderator'], user('moderator'), 'allowed'],
  [['moderator'], user('ops'), 'allowed'],
  [['moderator', 'author'], user(), 'allowed'],
  [['ops'], user('moderator'), roleMayNot],
  [['ops'], user('ops'), 'allowed'],
  [['ops'], { ...user('ops'), authorised: false }, sessionOver],
])('a call for %j by the caller %j is answered %j', (who, caller, answer) => {
  expect(answerTo(call(who), caller)).toBe(answer)
})

test.each<[CallScope, ('read' | 'write')[], unknown]>([
  ['public', [], 'allowed'],
  ['read', ['read'], 'allowed'],
  ['read', [], scopeMissing],
  ['read', ['write'], scopeMissing],
  ['write', ['read', 'write'], 'allowed'],
  ['session', ['read', 'write'], scopeMissing],
  ['security', ['read', 'write'], scopeMissing],
])('a client’s token sends a call of the scope %s with the grant %j: %j', (scope, granted, answer) => {
  expect(answerTo(call(['any'], scope), { ...user(), granted })).toBe(answer)
})

test('a client without the scope learns which kind of error it is', () => {
  expect(() => checkWho(call(['any']), { ...user(), granted: [] } as unknown as Caller)).toThrow(
    expect.objectContaining({ headers: { 'WWW-Authenticate': 'Bearer error="insufficient_scope"' } }),
  )
})

test('calls of operations exist only on the host of the console', () => {
  const isOffOpsHost = true
  expect(answerTo(call(['ops'], 'operations'), { ...user('ops'), isOffOpsHost })).toBe(noSuchCall)
  expect(answerTo(call(['ops'], 'operations'), user('ops'))).toBe('allowed')
  expect(answerTo(call(['ops'], 'moderation'), { ...user('ops'), isOffOpsHost })).toBe('allowed')
})
