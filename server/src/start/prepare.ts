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

/** What a portal needs before it serves: data, and a release of the shell and of every area built here, unless watched builds stand in for them. */
export async function prepare(portal: Portal, tell: TellStarter): Promise<void> {
  if (portal.settings.sampleData) await fill(portal, tell)
  else await fillReference(portal.db)
  await finishImport(portal.db) // of an import that was killed
  if (portal.devOrigin) return
  await portal.store.clearIncoming() // of publishes that were killed
  await sweepStore(portal.store, portal.register) // of what another machine pruned meanwhile
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

/** What was published before there was a bucket is put there too: other machines have no other way to it. */
async function keepInBucket({ store, register, log }: Portal, bucket: ReleaseBucket, tell: TellStarter): Promise<void> {
  const step = 'Put releases into the bucket'
  try {
    const count = await fillBucket({ bucket, store, register, onProgress: progress => tell({ step, progress }) })
    if (count > 0) tell({ step, done: true })
  } catch (error) {
    if (!(error instanceof BucketUnavailable)) throw error
    log.warn({ reason: error.message }, 'releases of this machine were not put into the bucket')
    tell({ step, note: error.message })
  }
}
