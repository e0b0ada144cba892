import { declareCall } from 'shared-state/api/declare-call'
import { array, boolean, int, object, oneOf, strictObject, string } from 'shared-state/schema'
import { identifier, instant, paging } from './entities/fields.ts'
import { pageOf } from './entities/page.ts'

const section = 'Users and sign-in'

const sessionList = object({
  items: array(
    object({
      sessionId: string(),
      device: string(),
      ip: string(),
      countryCode: string(),
      createdAt: instant,
      lastSeenAt: instant,
      current: boolean(),
    }),
  ),
})

/** This device first, then by last use, latest first. */
export const usercenterSessions = declareCall({
  name: 'usercenter.sessions',
  section,
  scope: 'read',
  method: 'GET',
  who: ['user'],
  input: strictObject({}),
  output: sessionList,
})

export const usercenterSessionrevoke = declareCall({
  name: 'usercenter.sessionrevoke',
  section,
  scope: 'security',
  method: 'POST',
  who: ['user'],
  repeat: 'natural',
  input: strictObject({ sessionId: identifier }),
  output: sessionList,
})

/** Ends all sessions but this one, and the access of every application. */
export const usercenterSessionrevokeothers = declareCall({
  name: 'usercenter.sessionrevokeothers',
  section,
  scope: 'security',
  method: 'POST',
  who: ['user'],
  repeat: 'natural',
  input: strictObject({}),
  output: sessionList,
})

export const signInWays = ['password', 'code', 'qr', 'third', 'register'] as const

/** The account's sign-ins of the last twelve months, newest first: time, way and place. `provider` is set where `way` is third. */
export const usercenterSigninhistory = declareCall({
  name: 'usercenter.signinhistory',
  section,
  scope: 'read',
  method: 'GET',
  who: ['user'],
  input: strictObject({ ...paging }),
  output: pageOf(
    object({
      at: instant,
      way: oneOf(signInWays),
      provider: string(),
      device: string(),
      ip: string(),
      countryCode: string(),
    }),
  ),
})

/**
 * Failed attempts to sign in to the account: wrong passwords, and wrong codes to sign in or to set a new password. One
 * item per way, address and browser, with the number of attempts and the latest one; the newest 20 of the last twelve months.
 */
export const usercenterRefusedsignins = declareCall({
  name: 'usercenter.refusedsignins',
  section,
  scope: 'read',
  method: 'GET',
  who: ['user'],
  input: strictObject({}),
  output: object({
    items: array(
      object({
        at: instant,
        way: oneOf(['password', 'code']),
        tries: int(),
        device: string(),
        ip: string(),
        countryCode: string(),
      }),
    ),
  }),
})
