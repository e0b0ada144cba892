import type { Logger } from 'pino'
import { CommandRefused } from '../api/command-refused.ts'
import { releasesToPublish } from './local-builds.ts'
import { startActor, type ReleaseDesk } from './releases/release-desk.ts'
import { NameTaken } from './releases/release-register.ts'

/** Progress of the publishing, from 0 to 1, or a note for the user. */
export type PublishProgress = { progress: number } | { note: string }

/**
 * Publishes the builds in the portal's folder and activates them, except where a person or the guard has set the area's pointer: a restart
 * undoes no rollback. Rejects with CommandRefused if there is no shell to serve.
 */
export async function publishLocalBuilds(
  root: string,
  { desk, log, report }: { desk: ReleaseDesk; log: Pick<Logger, 'warn'>; report(progress: PublishProgress): void },
): Promise<void> {
  const areas = await desk.list()
  const builds = releasesToPublish(root)
  const isOurs = (area: string) =>
    (areas.find(known => known.area === area)?.pointer?.setBy ?? startActor) === startActor
  for (const [index, { folder, area, version }] of builds.entries()) {
    report({ progress: index / builds.length })
    const overview = areas.find(known => known.area === area)
    const pointer = overview?.pointer
    // Later builds are checked against this one in their turn, so this one is not checked against the releases they replace.
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
        report({ note: `${area} stays at ${pointer?.stable}, set by ${pointer?.setBy}; the local build is ${version}` })
    } catch (error) {
      // Active releases stay in service; without a shell there is nothing to serve.
      if (!(error instanceof CommandRefused) || (area === 'shell' && !pointer)) throw error
      log.warn({ area, version, reason: error.message }, 'a local build was not released')
      report({ note: `${area} ${pointer ? `stays at ${pointer.stable}` : 'is missing'}: ${error.message}` })
    }
  }
}
