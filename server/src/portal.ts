import { allCalls } from 'calls/all-calls'
import type { Db } from 'database/db'
import { migrate } from 'database/migrate'
import { openDb } from 'database/open-db'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { BringReleases, ReleaseBucket } from 'platform/host/releases/bucket/release-bucket'
import { ReleaseSupply } from 'platform/host/releases/bucket/release-supply'
import { readLocalKey } from 'platform/host/releases/keys/local-key'
import { ReleaseKeys } from 'platform/host/releases/keys/release-keys'
import { PinTokens } from 'platform/host/releases/pin-tokens'
import { ReleaseDesk } from 'platform/host/releases/release-desk'
import type { ReleaseName } from 'platform/host/releases/release-name'
import { ReleaseProcesses } from 'platform/host/releases/release-processes'
import { ReleaseRegister } from 'platform/host/releases/release-register'
import { ReleaseStore } from 'platform/host/releases/release-store'
import { Snapshots } from 'platform/host/releases/snapshots'
import { trialRendering } from 'platform/host/releases/trial/trial-rendering'
import { callNames, exampleUser } from './product/releases.ts'
import { readSecrets, type Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** Everything a process of the portal is made of, opened once and handed down. */
export interface Portal {
  settings: Settings
  secrets: Secrets
  log: Logger
  db: Db
  store: ReleaseStore
  register: ReleaseRegister
  snapshots: Snapshots
  /** Which of the serving processes follow the releases how far. */
  processes: ReleaseProcesses
  /** The release store's folder, or that of the watched builds. */
  rendered: Pick<ReleaseStore, 'folder' | 'readVerified'>
  pins: PinTokens
  desk: ReleaseDesk
  /** Who may give orders over HTTP. */
  keys: ReleaseKeys
  /** Where releases are kept for all machines, if anywhere. */
  bucket: ReleaseBucket | undefined
  /** Fetches from the bucket what this machine lacks. */
  bring: BringReleases
  /** Where the browser gets the watched builds that stand in for releases; only under `npm run dev`. */
  devOrigin: string | undefined
  close(): Promise<void>
}

/** Opens database and release store; migrations are applied. Rejects with errors whose message is one line for a person. */
export async function openPortal(settings: Settings, environment: NodeJS.ProcessEnv, log: Logger): Promise<Portal> {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  const secrets = readSecrets(settings.dataDir, environment)
  const keys = new ReleaseKeys(settings.releaseKeys, readLocalKey(settings.dataDir))
  const db = await openDb({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir })
  await migrate(db)
  const store = new ReleaseStore(join(settings.dataDir, 'releases'))
  const register = new ReleaseRegister(db)
  const watched =
    settings.environment === 'development'
      ? (await import('platform/host/dev/watched-builds')).watchedBuilds(environment, register)
      : undefined
  const processes = new ReleaseProcesses(db)
  // The client of S3 is large, and of use to few.
  const bucket =
    settings.releaseBucket &&
    (await import('platform/host/releases/bucket/s3-bucket')).openBucket(settings.releaseBucket)
  const bring = bucket ? supplyFrom(bucket, store, register, log) : async () => {}
  const unread = (error: unknown) => log.error({ err: error }, 'releases could not be read')
  const snapshots = watched?.snapshots ?? new Snapshots(register, unread, bring)
  snapshots.onRevision(revision => processes.seen(revision))
  const pins = new PinTokens(secrets.pin)
  return {
    settings,
    secrets,
    log,
    db,
    store,
    snapshots,
    processes,
    rendered: watched?.store ?? store,
    register,
    pins,
    keys,
    bucket,
    bring,
    desk: new ReleaseDesk({
      store,
      register,
      pins,
      keys,
      origin: settings.origin,
      bucket,
      bring,
      calls: callNames,
      tryOut: trialRendering(store.folder, allCalls, exampleUser),
    }),
    devOrigin: watched?.origin,
    async close() {
      await snapshots.stop()
      await processes.stop()
      bucket?.close()
      await db.close()
    },
  }
}

function supplyFrom(bucket: ReleaseBucket, store: ReleaseStore, register: ReleaseRegister, log: Logger): BringReleases {
  const onFailed = (error: unknown, { area, version }: ReleaseName) =>
    log.error({ err: error, area, release: version }, `${area} ${version} could not be fetched from the bucket`)
  return new ReleaseSupply({ store, register, bucket, onFailed }).bring
}
