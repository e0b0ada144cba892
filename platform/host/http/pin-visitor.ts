import { Router } from 'express'
import { readCookies } from '../../api/cookies.ts'
import type { PinTokens } from '../releases/pin-tokens.ts'

/** Holds the releases that a visitor is pinned to. */
export const pinCookie = 'pin'

const sevenDaysMs = 7 * 86_400_000

/** Handles the links that pin a visitor to releases, each adding to the earlier pins, and the one that removes all pins. */
export function pinVisitor(pins: PinTokens, secure: boolean): Router {
  const router = Router()
  router.get('/pin/off', (_request, response) => {
    response.clearCookie(pinCookie, { path: '/' }).redirect(302, '/')
  })
  router.get('/pin/:token', async (request, response) => {
    const wanted = await pins.read(request.params.token)
    const held = readCookies(request)[pinCookie]
    if (Object.keys(wanted).length === 0)
      return void response.status(400).type('text/plain').send('This link is invalid or has expired.')
    const both = { ...(held ? await pins.read(held) : {}), ...wanted }
    response.cookie(pinCookie, await pins.issue(both), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: sevenDaysMs,
    })
    response.redirect(302, '/')
  })
  return router
}
