import { declareCall } from 'shared-state/api/declare-call'
import { boolean, int, literal, object, oneOf, optional, strictObject, string } from 'shared-state/schema'
import { identifier, instant } from './entities/fields.ts'

/**
 * Sign-in with a phone that is signed in already: the waiting browser shows qrinit's picture and polls qrstate; the phone
 * opens the address in the picture, tells by setscanned that it has, shows which browser waits, and confirms; the waiting
 * browser then gets its session by getcookie. Only that browser can: it alone holds the cookie that qrinit has set.
 */

const section = 'Users and sign-in'
const one = strictObject({ qrId: identifier })

/** `image` is a data URL; `path` the address in it, without the site: `/{lang}/login/qr.html?qr=…`. Seconds. */
export const usercenterQrinit = declareCall({
  name: 'usercenter.qrinit',
  section,
  scope: 'session',
  method: 'GET',
  input: strictObject({}),
  output: object({ qrId: string(), image: string(), path: string(), expiresIn: int() }),
})

/** `expired` also once it was used, or where there never was one. */
export const usercenterQrstate = declareCall({
  name: 'usercenter.qrstate',
  section,
  scope: 'session',
  method: 'GET',
  input: one,
  output: object({ state: oneOf(['waiting', 'scanned', 'confirmed', 'expired']) }),
})

/** Tells the waiting browser that somebody is about to confirm, and them which browser waits: nobody should let a stranger's in. */
export const usercenterSetscanned = declareCall({
  name: 'usercenter.setscanned',
  section,
  scope: 'session',
  method: 'GET',
  who: ['user'],
  writes: true,
  // The page that asks whether to confirm shows it; nobody is let in before that.
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

/** By who has scanned it. */
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

/** With `qrId` the session of who has confirmed; without it a new one in place of the browser's own. */
export const usercenterGetcookie = declareCall({
  name: 'usercenter.getcookie',
  section,
  scope: 'session',
  method: 'POST',
  repeat: 'may',
  input: strictObject({ qrId: optional(identifier) }),
  output: object({ userId: string(), vest: boolean(), expiresAt: instant }),
})
