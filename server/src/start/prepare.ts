import { finishImport } from 'backend/data-tools/import-rows'
import { makeRankings } from 'backend/ranking/make-rankings'
import { resolve } from 'node:path'
import { publishLocalBuilds } from 'platform/host/publish-local-builds'
import { fillBucket } from 'platform/host/releases/bucket/fill-bucket'
import { BucketUnavailable, type ReleaseBucket } from 'platform/host/releases/bucket/release-bucket'
import { checkServedCalls } from 'platform/host/releases/gate/check-served-calls'
import { sweepStore } from 'platform/host/releases/prune/sweep'
import { fillSampleData } from 'sample-data/fill'
import { fillReference } from 'sample-data/fill-reference'
import type { Portal } from '../portal.ts'
import { callNames } from '../product/releases.ts'
import type { TellStarter } from './tell-starter.ts'

const projectRoot = resolve(import.meta.dirname, '../../..')

/** Prepares a portal for serving: data, and a release of the shell and of every area built here, unless watched builds replace them. */
export async function prepare(portal: Portal, tell: TellStarter): Promise<void> {
  if (portal.settings.sampleData) await fill(portal, tell)
  else await fillReference(portal.db)
  await finishImport(portal.db) // left by a killed import
  if (portal.devOrigin) return
  await portal.store.clearIncoming() // left by killed publishes
  await sweepStore(portal.store, portal.register) // releases that another machine has pruned meanwhile
  const step = 'Release the shell and the areas'
  await publishLocalBuilds(projectRoot, { ...portal, tell: told => tell({ step, ...told }) })
  tell({ step, done: true })
  if (portal.bucket) await keepInBucket(portal, portal.bucket, tell)
  await checkServedCalls(portal.register, callNames)
}

async function fill({ db }: Portal, tell: TellStarter): Promise<void> {
  const step = 'Fill the database with sample data'
  const filled = await fillSampleData(db, { onProgress: progress => tell({ step, progress }) })
  if (!filled) return
  await makeRankings(db)
  tell({ step, done: true })
}

/** Uploads releases published before the bucket was configured, because other machines cannot get them in another way. */
async function keepInBucket({ store, register, log }: Portal, bucket: ReleaseBucket, tell: TellStarter): Promise<void> {
  const step = 'Upload releases to the bucket'
  try {
    const count = await fillBucket({ bucket, store, register, onProgress: progress => tell({ step, progress }) })
    if (count > 0) tell({ step, done: true })
  } catch (error) {
    if (!(error instanceof BucketUnavailable)) throw error
    log.warn({ reason: error.message }, 'failed to upload the releases of this machine to the bucket')
    tell({ step, note: error.message })
  }
}
