import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Db } from './db/db.ts'
import { migrate } from './db/migrate.ts'
import { openDb } from './db/open-db.ts'
import type { BringReleases, ReleaseBucket } from './releases/bucket/release-bucket.ts'
import { ReleaseSupply } from './releases/bucket/release-supply.ts'
import { readLocalKey } from './releases/keys/local-key.ts'
import { ReleaseKeys } from './releases/keys/release-keys.ts'
import { PinTokens } from './releases/pin-tokens.ts'
import { ReleaseDesk } from './releases/release-desk.ts'
import { ReleaseProcesses } from './releases/release-processes.ts'
import { ReleaseRegister, type ReleaseName } from './releases/release-register.ts'
import { ReleaseStore } from './releases/release-store.ts'
import { Snapshots } from './releases/snapshots.ts'
import { trialRendering } from './releases/trial/trial-rendering.ts'
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
      ? (await import('./dev/watched-builds.ts')).watchedBuilds(environment, register)
      : undefined
  const processes = new ReleaseProcesses(db)
  // The client of S3 is large, and of use to few.
  const bucket =
    settings.releaseBucket && (await import('./releases/bucket/s3-bucket.ts')).openBucket(settings.releaseBucket)
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
      tryOut: trialRendering(store.folder),
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
