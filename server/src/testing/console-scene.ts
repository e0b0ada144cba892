import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals'
import { startApi, START_MS, type ApiUnderTest } from 'backend/testing/api-under-test'
import { temporaryFolder } from 'database/testing/temporary-folder'
import express, { type Express } from 'express'
import { join } from 'node:path'
import { ownOriginOf } from 'platform/api/origin-check'
import { releaseVerbs } from 'platform/host/control/release-verbs'
import { opsConsole, type OpsDeps } from 'platform/host/ops/ops-console'
import { readLocalKey } from 'platform/host/releases/keys/local-key'
import { ReleaseKeys } from 'platform/host/releases/keys/release-keys'
import { PinTokens } from 'platform/host/releases/pin-tokens'
import { ReleaseDesk } from 'platform/host/releases/release-desk'
import { ReleaseProcesses } from 'platform/host/releases/release-processes'
import { ReleaseRegister } from 'platform/host/releases/release-register'
import { ReleaseStore } from 'platform/host/releases/release-store'
import { Snapshots } from 'platform/host/releases/snapshots'
import { writeFakeRelease } from 'platform/host/testing/fake-release'
import { forgetReleases } from 'platform/host/testing/release-database'
import request from 'supertest'
import { consoleAccounts } from '../product/console-accounts.ts'

export const password = 'seven green lamps'
export const opsEmail = 'olga@mail.example'
export const visitorEmail = 'rudi@mail.example'

interface There {
  site: ApiUnderTest
  app: Express
  /** The dependencies of the console in `app`. */
  deps: OpsDeps
  desk: ReleaseDesk
}

/**
 * Sets up the console for the tests of a file, with Olga of ops and Rudi, who has no role. Each test starts with brokers
 * 1.0.0, 1.1.0 and 1.2.0 published, the second one active; `there` is filled before each test. `opsOrigin`: the console's own host.
 */
export function consoleScene(opsOrigin?: string) {
  const there = {} as There
  const closing = new AbortController()
  let folder: string

  beforeAll(async () => {
    there.site = await startApi({ sample: false, origin: 'http://localhost', opsOrigin })
    await there.site.addUser({ email: opsEmail, password, nick: 'Olga', roles: ['ops'] })
    await there.site.db.script(`UPDATE users SET nick = '<b>Olga' WHERE nick = 'Olga'`)
    await there.site.addUser({ email: visitorEmail, password, nick: 'Rudi' })
  }, START_MS)
  afterAll(() => there.site.close())

  beforeEach(async () => {
    const { db, api } = there.site
    await forgetReleases(db)
    await db.script(`UPDATE users SET roles = '{ops}' WHERE email = '${opsEmail}'`)
    folder = temporaryFolder()
    const register = new ReleaseRegister(db)
    const desk = new ReleaseDesk({
      store: new ReleaseStore(join(folder, 'store')),
      register,
      pins: new PinTokens(new Uint8Array(32).fill(7)),
      keys: new ReleaseKeys(join(folder, 'release-keys'), readLocalKey(folder)),
      origin: 'http://localhost',
      calls: new Set(),
      tryOut: async () => {},
    })
    const verbs = releaseVerbs({
      desk,
      snapshots: new Snapshots(register, () => {}),
      processes: new ReleaseProcesses(db),
    })
    const own = ownOriginOf({ origin: 'http://localhost', opsOrigin })
    const deps = {
      db,
      accounts: consoleAccounts(db, api),
      verbs,
      own,
      refusals: { note() {} },
      closing: closing.signal,
    }
    Object.assign(there, { desk, deps, app: express().use(opsConsole(deps)) })
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version)
    for (const version of ['1.0.0', '1.1.0']) await desk.activate({ area: 'brokers', version, actor: 'ann' })
  })
  afterEach(() => expect(there.site.errors).toEqual([]))

  async function publish(version: string): Promise<void> {
    writeFakeRelease(join(folder, version), { area: 'brokers', version })
    await there.desk.publish({ folder: join(folder, version), actor: 'ann' })
  }
  const logIn = async (email: string) => {
    const browser = request.agent(there.app)
    await browser.post('/ops/login').type('form').send({ account: email, password }).expect(303)
    return browser
  }
  return {
    there,
    publish,
    logIn,
    ops: () => logIn(opsEmail),
    brokers: async () => (await there.desk.list()).find(({ area }) => area === 'brokers')!,
    press: (browser: Awaited<ReturnType<typeof logIn>>, command: string, fields: Record<string, string> = {}) =>
      browser
        .post(`/ops/${command}`)
        .type('form')
        .send({ area: 'brokers', ...fields }),
  }
}
