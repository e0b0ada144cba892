import { resolve } from 'node:path'
import { finishImport } from '../data-tools/import-rows.ts'
import type { Portal } from '../portal.ts'
import { startActor } from '../releases/release-desk.ts'
import { fillReference } from '../sample-data/fill-reference.ts'
import { fillSampleData } from '../sample-data/fill.ts'
import { releasesToPublish } from './local-builds.ts'
import type { TellStarter } from './tell-starter.ts'

const projectRoot = resolve(import.meta.dirname, '../../..')

/** What a portal needs before it serves: data, and a release of the shell and of every area built here, unless watched builds stand in for them. */
export async function prepare(portal: Portal, tell: TellStarter): Promise<void> {
  if (portal.settings.sampleData) await fill(portal, tell)
  else await fillReference(portal.db)
  await finishImport(portal.db) // of an import that was killed
  if (!portal.devOrigin) await publishLocalBuilds(portal, tell)
}

async function fill({ db }: Portal, tell: TellStarter): Promise<void> {
  const step = 'Fill the database with sample data'
  const filled = await fillSampleData(db, { onProgress: progress => tell({ step, progress }) })
  if (filled) tell({ step, done: true })
}

/** Publishes what was built and points at it, except where a person has set the area's pointer: a restart undoes no rollback. */
async function publishLocalBuilds({ desk }: Portal, tell: TellStarter): Promise<void> {
  const step = 'Release the shell and the areas'
  const areas = await desk.list()
  const builds = releasesToPublish(projectRoot)
  for (const [index, { folder, area, version }] of builds.entries()) {
    tell({ step, progress: index / builds.length })
    const overview = areas.find(known => known.area === area)
    if (!overview?.releases.some(release => release.version === version)) await desk.publish({ folder, actor: startActor })
    const pointer = overview?.pointer
    if (pointer && pointer.setBy !== startActor) {
      if (pointer.stable !== version) tell({ step, note: `${area} stays at ${pointer.stable}, set by ${pointer.setBy}; built here is ${version}` })
      continue
    }
    await desk.activate({ area, version, actor: startActor })
  }
  tell({ step, done: true })
}
