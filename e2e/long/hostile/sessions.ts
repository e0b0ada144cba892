import { request } from '@playwright/test'
import { Visitor } from 'backend/testing/visitor'
import { askServer } from 'platform/host/control/control-socket'
import { registerPerson, type Person } from '../../portal/people.ts'
import type { RunningPortal } from '../../portal/start-portal.ts'

/** Credentials of a signed-in user. */
export interface Session {
  cookie: string
  /** Access token of the session. */
  token: string
}

const people = 6
const address = (index: number) => `192.0.2.${10 + index}`

/** A few users with accounts; one of them is a moderator. */
export class SignedInPeople {
  readonly #portal: RunningPortal
  readonly #people: Person[] = []
  #registered = 0
  sessions: readonly Session[] = []

  constructor(portal: RunningPortal) {
    this.#portal = portal
  }

  /**
   * Signs all users in again, because hostile requests end sessions and change passwords. A user who cannot sign in is replaced by a new
   * one. If the portal does not respond, the sessions stay as they are.
   */
  async renew(): Promise<void> {
    const sessions: Session[] = []
    for (let index = 0; index < people; index++) {
      try {
        sessions.push(await this.#signIn(index))
      } catch {
        delete this.#people[index]
      }
    }
    if (sessions.length > 0) this.sessions = sessions
  }

  async #signIn(index: number): Promise<Session> {
    const { origin } = this.#portal
    const { email, password } = (this.#people[index] ??= await this.#register(index))
    const visitor = await new Visitor(origin, address(index)).login(email, password)
    const token = await visitor.token()
    return { cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '), token }
  }

  async #register(index: number): Promise<Person> {
    const { origin, dataDir } = this.#portal
    const context = await request.newContext({
      baseURL: origin,
      extraHTTPHeaders: { 'X-Forwarded-For': `198.18.${this.#registered++}.1` },
    })
    try {
      const person = await registerPerson(context, dataDir, origin)
      if (index === 0) await askServer(dataDir, 'accountGrant', { email: person.email, role: 'moderator' })
      return person
    } finally {
      await context.dispose()
    }
  }
}
