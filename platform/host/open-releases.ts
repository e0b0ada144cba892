import type { Db } from 'database/db'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { PortalUser } from 'shared-state/store/portal-user'
import type { FetchReleases, ReleaseBucket } from './releases/bucket/release-bucket.ts'
import { ReleaseFetcher } from './releases/bucket/release-fetcher.ts'
import type { BucketSettings } from './releases/bucket/s3-bucket.ts'
import { readLocalKey } from './releases/keys/local-key.ts'
import { ReleaseKeys } from './releases/keys/release-keys.ts'
import { PinTokens } from './releases/pin-tokens.ts'
import { ReleaseDesk } from './releases/release-desk.ts'
import type { ReleaseName } from './releases/release-name.ts'
import { ReleaseProcesses } from './releases/release-processes.ts'
import { ReleaseRegister } from './releases/release-register.ts'
import { ReleaseStore } from './releases/release-store.ts'
import { Snapshots } from './releases/snapshots.ts'
import { trialRendering } from './trial/trial-rendering.ts'
import type { SitemapKinds } from './sitemap/sitemap-kinds.ts'

export interface ReleasesOptions {
  /** Must have the platform's migrations applied. */
  db: Db
  log: Pick<Logger, 'error'>
  /** Folder that holds the releases and the local key. */
  dataDir: string
  /** Folder of the public keys that may release. */
  keysFolder: string
  /** Bucket that holds the releases for all machines; if absent, only this machine's folder holds them. */
  bucket?: BucketSettings | undefined
  /** Signs the links and cookies that pin a visitor to a release. */
  pinSecret: Uint8Array
  /** Public address of the site; pin links begin with it. */
  origin: string
  /** Calls that releases may use; a publish renders each page with example responses to them. */
  calls: readonly CallDeclaration[]
  /** The kinds of content that addresses in a release's sitemap can refer to; absent: none. */
  sitemapKinds?: SitemapKinds | undefined
  /** The user for whom a publish renders trial pages. */
  exampleUser: () => PortalUser
  /** Environment variables that name watched builds, which then replace the releases; only in development. */
  watched?: NodeJS.ProcessEnv | undefined
}

/** A process's access to releases: storage, state and commands. */
export interface Releases {
  store: ReleaseStore
  register: ReleaseRegister
  snapshots: Snapshots
  /** The server processes, and the release revision each has applied. */
  processes: ReleaseProcesses
  /** The release store's folder, or that of the watched builds. */
  rendered: Pick<ReleaseStore, 'folder' | 'readVerified'>
  pins: PinTokens
  desk: ReleaseDesk
  /** The keys that may sign commands over HTTP. */
  keys: ReleaseKeys
  /** The bucket shared by all machines, if there is one. */
  bucket: ReleaseBucket | undefined
  /** Fetches missing releases from the bucket. */
  fetchReleases: FetchReleases
  /** Origin of the watched builds that replace the releases, if any. */
  devOrigin: string | undefined
  close(): Promise<void>
}

/** Opens the releases in a data folder and its database; nothing is served yet. */
export async function openReleases(options: ReleasesOptions): Promise<Releases> {
  const { db, log, dataDir, origin, calls } = options
  const keys = new ReleaseKeys(options.keysFolder, readLocalKey(dataDir))
  const store = new ReleaseStore(join(dataDir, 'releases'))
  const register = new ReleaseRegister(db)
  const watched = options.watched && (await import('./dev/watched-builds.ts')).watchedBuilds(options.watched, register)
  const processes = new ReleaseProcesses(db)
  // The S3 client is large and rarely needed.
  const bucket = options.bucket && (await import('./releases/bucket/s3-bucket.ts')).openBucket(options.bucket)
  const fetchReleases = bucket ? fetcherOf(bucket, store, register, log) : async () => {}
  const unread = (error: unknown) => log.error({ err: error }, 'releases could not be read')
  const snapshots = watched?.snapshots ?? new Snapshots(register, unread, fetchReleases)
  snapshots.onRevision(revision => processes.seen(revision))
  const pins = new PinTokens(options.pinSecret)
  const desk = new ReleaseDesk({
    store,
    register,
    pins,
    keys,
    origin,
    bucket,
    fetchReleases,
    calls: new Set(calls.map(({ name }) => name)),
    sitemapKinds: options.sitemapKinds,
    tryOut: trialRendering(store.folder, calls, options.exampleUser),
  })
  return {
    store,
    register,
    snapshots,
    processes,
    rendered: watched?.store ?? store,
    pins,
    desk,
    keys,
    bucket,
    fetchReleases,
    devOrigin: watched?.origin,
    async close() {
      await snapshots.stop()
      await processes.stop()
      bucket?.close()
    },
  }
}

function fetcherOf(
  bucket: ReleaseBucket,
  store: ReleaseStore,
  register: ReleaseRegister,
  log: Pick<Logger, 'error'>,
): FetchReleases {
  const onFailed = (error: unknown, { area, version }: ReleaseName) =>
    log.error({ err: error, area, release: version }, `${area} ${version} could not be fetched from the bucket`)
  return new ReleaseFetcher({ store, register, bucket, onFailed }).fetchReleases
}
