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
import type { ReportStart } from './report-start.ts'

const projectRoot = resolve(import.meta.dirname, '../../..')

/** Prepares a portal for serving: data, and a release of the shell and of every area built here, unless watched builds replace them. */
export async function prepare(portal: Portal, report: ReportStart): Promise<void> {
  if (portal.settings.sampleData) await fill(portal, report)
  else await fillReference(portal.db)
  await finishImport(portal.db) // left by a killed import
  if (portal.devOrigin) return
  await portal.store.clearIncoming() // left by killed publishes
  await sweepStore(portal.store, portal.register) // releases that another machine has pruned meanwhile
  const step = 'Release the shell and the areas'
  await publishLocalBuilds(projectRoot, { ...portal, report: progress => report({ step, ...progress }) })
  report({ step, done: true })
  if (portal.bucket) await keepInBucket(portal, portal.bucket, report)
  await checkServedCalls(portal.register, callNames)
}

async function fill({ db }: Portal, report: ReportStart): Promise<void> {
  const step = 'Fill the database with sample data'
  const filled = await fillSampleData(db, { onProgress: progress => report({ step, progress }) })
  if (!filled) return
  await makeRankings(db)
  report({ step, done: true })
}

/** Uploads releases published before the bucket was configured, because other machines cannot get them in another way. */
async function keepInBucket(
  { store, register, log }: Portal,
  bucket: ReleaseBucket,
  report: ReportStart,
): Promise<void> {
  const step = 'Upload releases to the bucket'
  try {
    const count = await fillBucket({ bucket, store, register, onProgress: progress => report({ step, progress }) })
    if (count > 0) report({ step, done: true })
  } catch (error) {
    if (!(error instanceof BucketUnavailable)) throw error
    log.warn({ reason: error.message }, 'failed to upload the releases of this machine to the bucket')
    report({ step, note: error.message })
  }
}
