import { declareCall } from 'shared-state/api/declare-call'
import { boolean, int, literal, object, oneOf, optional, strictObject, string } from 'shared-state/schema'
import { identifier, instant } from './entities/fields.ts'

/**
 * Sign-in with a phone that is already signed in: the waiting browser shows qrinit's picture and polls qrstate; the phone
 * opens the address in the picture, reports this with setscanned, shows which browser is waiting, and confirms; the waiting
 * browser then gets its session from getcookie. No other browser can, because only that one has the cookie set by qrinit.
 */

const section = 'Users and sign-in'
const one = strictObject({ qrId: identifier })

/** `image` is a data URL; `path` is the path of the address in it: `/{lang}/login/qr.html?qr=…`. `expiresIn` in seconds. */
export const usercenterQrinit = declareCall({
  name: 'usercenter.qrinit',
  section,
  scope: 'session',
  method: 'GET',
  input: strictObject({}),
  output: object({ qrId: string(), image: string(), path: string(), expiresIn: int() }),
})

/** `expired` also for a used or unknown code. */
export const usercenterQrstate = declareCall({
  name: 'usercenter.qrstate',
  section,
  scope: 'session',
  method: 'GET',
  input: one,
  output: object({ state: oneOf(['waiting', 'scanned', 'confirmed', 'expired']) }),
})

/** Notifies the waiting browser of the scan and returns that browser's details, so that users do not confirm a stranger's sign-in. */
export const usercenterSetscanned = declareCall({
  name: 'usercenter.setscanned',
  section,
  scope: 'session',
  method: 'GET',
  who: ['user'],
  writes: true,
  // The confirmation page calls it while rendering; it signs nobody in.
  shownOnPages: true,
  input: one,
  output: object({
    state: literal('scanned'),
    device: string(),
    ip: string(),
    countryCode: string(),
    startedAt: instant,
  }),
})

/** Only for the user who scanned the code. */
export const usercenterQrconfirm = declareCall({
  name: 'usercenter.qrconfirm',
  section,
  scope: 'session',
  method: 'POST',
  who: ['user'],
  repeat: 'natural',
  input: one,
  output: object({ state: literal('confirmed') }),
})

/** With `qrId` a session of the user who confirmed; without it a new session that replaces the browser's own. */
export const usercenterGetcookie = declareCall({
  name: 'usercenter.getcookie',
  section,
  scope: 'session',
  method: 'POST',
  repeat: 'may',
  input: strictObject({ qrId: optional(identifier) }),
  output: object({ userId: string(), vest: boolean(), expiresAt: instant }),
})
