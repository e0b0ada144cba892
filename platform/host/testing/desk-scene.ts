import type { Db } from 'database/db'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { join } from 'node:path'
import { readLocalKey } from '../releases/keys/local-key.ts'
import { ReleaseKeys } from '../releases/keys/release-keys.ts'
import { PinTokens } from '../releases/pin-tokens.ts'
import { ReleaseDesk } from '../releases/release-desk.ts'
import { ReleaseRegister } from '../releases/release-register.ts'
import { ReleaseStore } from '../releases/release-store.ts'
import { Snapshots } from '../releases/snapshots.ts'
import { writeFakeRelease } from './fake-release.ts'

/** A desk with its own store for the running test, on a database that several tests share. Published releases are not run. */
export function deskScene(db: Db) {
  const folder = temporaryFolder()
  const register = new ReleaseRegister(db)
  const store = new ReleaseStore(join(folder, 'store'))
  const pins = new PinTokens(new Uint8Array(32).fill(7))
  const desk = new ReleaseDesk({
    store,
    register,
    pins,
    keys: new ReleaseKeys(join(folder, 'release-keys'), readLocalKey(folder)),
    origin: 'http://localhost',
    calls: new Set(),
    tryOut: async () => {},
  })
  const snapshots = new Snapshots(register, () => {})
  const build = (area: string, version: string, addresses?: string[]) => {
    const built = join(folder, `${area}-${version}`)
    writeFakeRelease(built, { area, version, ...(addresses && { addresses }) })
    return built
  }
  const publish = async (area: string, version: string, addresses?: string[]) =>
    desk.publish({ folder: build(area, version, addresses), actor: 'ann' })
  const served = async (pinned = {}, bucket?: number) => {
    await snapshots.refresh()
    await snapshots.know(pinned)
    return snapshots.freeze({ pins: pinned, bucket })?.areas.brokers?.version
  }
  /** Publishes a shell and brokers 1.0.0, 1.1.0 and 1.2.0; brokers 1.1.0 is active. */
  const released = async () => {
    await publish('shell', '1.0.0')
    await desk.activate({ area: 'shell', version: '1.0.0', actor: 'ann' })
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish('brokers', version)
    for (const version of ['1.0.0', '1.1.0']) await desk.activate({ area: 'brokers', version, actor: 'ann' })
  }
  return { desk, build, publish, served, pins, store, snapshots, register, released }
}
