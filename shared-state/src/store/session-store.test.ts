import type { PortalUser } from './portal-user.ts'
import { SessionStore } from './session-store.ts'

const rina = { userId: 'u1', nick: 'Rina' } as PortalUser

test('the visitor is logged in while the session has a user', () => {
  const session = new SessionStore(null)
  expect(session.isLoggedIn).toBe(false)
  session.loggedIn(rina)
  expect(session.isLoggedIn).toBe(true)
  session.loggedOut()
  expect(session.isLoggedIn).toBe(false)
})

test('an action that waits for the login runs once, and the prompt closes', () => {
  const session = new SessionStore(null)
  let ran = 0
  session.openPrompt(() => ran++)
  expect(session.promptOpen).toBe(true)
  session.loggedIn(rina)
  session.loggedOut()
  session.loggedIn(rina)
  expect([ran, session.promptOpen]).toEqual([1, false])
})

test('closing the login prompt drops the waiting action', () => {
  const session = new SessionStore(null)
  let ran = 0
  session.openPrompt(() => ran++)
  session.closePrompt()
  session.loggedIn(rina)
  expect(ran).toBe(0)
})

test('an updated account is visible in the session immediately', () => {
  const session = new SessionStore(rina)
  session.update({ ...rina, nick: 'Rina W.' })
  expect(session.user?.nick).toBe('Rina W.')
})
