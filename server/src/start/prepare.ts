import { finishImport } from 'backend/data-tools/import-rows'
import { makeRankings } from 'backend/ranking/make-rankings'
import { resolve } from 'node:path'
import { OrderRefused } from 'platform/api/order-refused'
import { releasesToPublish } from 'platform/host/local-builds'
import { fillBucket } from 'platform/host/releases/bucket/fill-bucket'
import { BucketUnavailable, type ReleaseBucket } from 'platform/host/releases/bucket/release-bucket'
import { checkServedCalls } from 'platform/host/releases/gate/check-served-calls'
import { sweepStore } from 'platform/host/releases/prune/sweep'
import { startActor } from 'platform/host/releases/release-desk'
import { NameTaken } from 'platform/host/releases/release-register'
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
  await publishLocalBuilds(portal, tell)
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

/** Publishes what was built and points at it, except where a person has set the area's pointer: a restart undoes no rollback. */
async function publishLocalBuilds({ desk, log }: Portal, tell: TellStarter): Promise<void> {
  const step = 'Release the shell and the areas'
  const areas = await desk.list()
  const builds = releasesToPublish(projectRoot)
  const isOurs = (area: string) =>
    (areas.find(known => known.area === area)?.pointer?.setBy ?? startActor) === startActor
  for (const [index, { folder, area, version }] of builds.entries()) {
    tell({ step, progress: index / builds.length })
    const overview = areas.find(known => known.area === area)
    const pointer = overview?.pointer
    // What follows is compared with this one in its turn, as it will then be, not as it was.
    const together = builds
      .slice(index + 1)
      .map(build => build.area)
      .filter(isOurs)
    try {
      // Another machine that starts on the same database may be faster.
      if (!overview?.releases.some(release => release.version === version))
        await desk
          .publish({ folder, actor: startActor, together })
          .catch(error => (error instanceof NameTaken ? undefined : Promise.reject(error)))
      if (isOurs(area)) await desk.activate({ area, version, actor: startActor, together })
      else if (pointer?.stable !== version)
        tell({ step, note: `${area} stays at ${pointer?.stable}, set by ${pointer?.setBy}; built here is ${version}` })
    } catch (error) {
      // What is served already goes on; without a shell there is nothing to serve.
      if (!(error instanceof OrderRefused) || (area === 'shell' && !pointer)) throw error
      log.warn({ area, version, reason: error.message }, 'a local build was not released')
      tell({ step, note: `${area} ${pointer ? `stays at ${pointer.stable}` : 'is missing'}: ${error.message}` })
    }
  }
  tell({ step, done: true })
}
