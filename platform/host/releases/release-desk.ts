import type { ReleaseRecord } from 'shared-state/contract/release'
import { CommandRefused } from '../../api/command-refused.ts'
import { fitChecks } from './gate/gate.ts'
import { releaseProblems } from './gate/release-problems.ts'
import type { PinTokens } from './pin-tokens.ts'
import { pruneReleases, type PruneAnswer, type PruneCommand } from './prune/prune-releases.ts'
import { sweepBucket, sweepStore } from './prune/sweep.ts'
import { publishRelease, type PublishCommand, type PublishDeps } from './publish-release.ts'
import { type AreaOverview, type ReleaseOverview, toOverview } from './release-overview.ts'
import type { Pointer, PublishedRelease, ReleaseRegister } from './release-register.ts'

interface Command {
  area: string
  actor: string
  /** The reason, for the audit log. */
  reason?: string
}
type VersionCommand = Command & { version: string }
type RollbackCommand = Command & { expected?: { from?: string; to?: string } }

/** Areas whose active release is about to be replaced as well, and is therefore not checked against. */
interface Together {
  together?: readonly string[]
}

export interface DeskDeps extends PublishDeps {
  pins: PinTokens
  /** Public address of the site. */
  origin: string
}

/** The actor recorded for pointers that only the start command has set. */
export const startActor = 'start'

/** Release commands for people, keys and the guard: the verbs of command line, HTTP API and console. Refusals are CommandRefused. */
export class ReleaseDesk {
  #deps: DeskDeps
  #register: ReleaseRegister

  constructor(deps: DeskDeps) {
    this.#deps = deps
    this.#register = deps.register
  }

  /** Checks a built folder and adds it to the store. It is served once a pointer names it. */
  publish({ together = [], ...command }: PublishCommand & Together): Promise<ReleaseRecord> {
    return publishRelease(this.#deps, command, area => this.#others(area, together))
  }

  /** Points an area at a published release and ends any canary of the area. */
  async activate({ area, version, actor, reason = '', together = [] }: VersionCommand & Together): Promise<void> {
    const pointer = await this.#movable(area)
    const record = await this.#usable(area, version)
    if (pointer?.stable === version && pointer.setBy === actor && !pointer.canary) return
    await this.#fits(record, together)
    const previous = pointer ? (pointer.stable === version ? pointer.previous : pointer.stable) : null
    await this.#register.movePointer({
      before: pointer,
      stable: version,
      previous,
      canary: null,
      audit: { area, action: 'activate', version, from: pointer?.stable ?? null, actor, reason },
    })
  }

  /** Serves a release to a percentage of visitors, who stay the same as the percentage grows. 0 ends the canary. */
  async canary({ area, version, percent, actor, reason = '' }: VersionCommand & { percent: number }): Promise<void> {
    if (!Number.isInteger(percent) || percent < 0 || percent > 100)
      throw new CommandRefused(`the percentage of a canary must be a whole number from 0 to 100, not '${percent}'`)
    const pointer = await this.#movable(area)
    if (!pointer) throw new CommandRefused(`no release of ${area} is active: activate one before a canary`)
    if (percent > 0) await this.#fits(await this.#usable(area, version))
    if (percent > 0 && pointer.stable === version)
      throw new CommandRefused(`${area} ${version} is stable and already served to everyone`)
    await this.#register.movePointer({
      before: pointer,
      stable: pointer.stable,
      previous: pointer.previous,
      canary: percent > 0 ? { version, percent } : null,
      audit: { area, action: 'canary', version, from: pointer.stable, actor, reason, detail: { percent } },
    })
  }

  /** Makes the canary the stable release. */
  async promote({ area, actor, reason = '' }: Command): Promise<{ from: string; to: string }> {
    const pointer = await this.#movable(area)
    if (!pointer?.canary) throw new CommandRefused(`${area} has no canary to promote`)
    const { version } = pointer.canary
    await this.#fits(await this.#usable(area, version))
    await this.#register.movePointer({
      before: pointer,
      stable: version,
      previous: pointer.stable,
      canary: null,
      audit: { area, action: 'promote', version, from: pointer.stable, actor, reason },
    })
    return { from: pointer.stable, to: version }
  }

  /**
   * Undoes the last change: ends a canary, or otherwise points the area at the previous release. The abandoned release is revoked, so that
   * open tabs leave it too. `expected`: the move that was decided on; if the pointer has moved since, the rollback is refused.
   */
  async rollback({ area, actor, reason = '', expected = {} }: RollbackCommand): Promise<{ from: string; to: string }> {
    const pointer = await this.#pointer(area)
    if (!pointer) throw new CommandRefused(`no release of ${area} is active`)
    const to = pointer.canary ? pointer.stable : pointer.previous
    const from = pointer.canary?.version ?? pointer.stable
    if (!to) throw new CommandRefused(`${area} has no release before ${pointer.stable} to roll back to`)
    if ((expected.from ?? from) !== from || (expected.to ?? to) !== to)
      throw new CommandRefused(`${area} was moved in the meantime: check and try again`)
    const { revoked } = await this.#register.revocations()
    if (revoked.some(release => release.area === area && release.version === to))
      throw new CommandRefused(`the previous release, ${area} ${to}, is revoked: activate another one`)
    await this.#register.movePointer({
      before: pointer,
      stable: to,
      previous: pointer.canary ? pointer.previous : null,
      canary: null,
      revoke: from,
      audit: { area, action: 'rollback', version: to, from, actor, reason },
    })
    return { from, to }
  }

  /** Revokes a release permanently; open tabs leave it on their next navigation. A stable or canary release must be rolled back instead. */
  async revoke({ area, version, actor, reason = '' }: VersionCommand): Promise<void> {
    const pointer = await this.#pointer(area)
    await this.#published(area, version)
    if (pointer?.stable === version || pointer?.canary?.version === version)
      throw new CommandRefused(`${area} ${version} is active: roll back instead, which also revokes it`)
    await this.#register.revoke({ area, version }, { area, action: 'revoke', version, actor, reason })
  }

  /** Blocks forward moves of the area until it is unfrozen; rolling back stays possible. */
  async freeze({ area, actor, reason = '' }: Command): Promise<void> {
    if (!(await this.#pointer(area))) throw new CommandRefused(`no release of ${area} is active`)
    await this.#register.freeze(area, { by: actor, reason }, { area, action: 'freeze', version: null, actor, reason })
  }

  async unfreeze({ area, actor, reason = '' }: Command): Promise<void> {
    if (!(await this.#pointer(area))?.frozen) throw new CommandRefused(`${area} is not frozen`)
    await this.#register.freeze(area, null, { area, action: 'unfreeze', version: null, actor, reason })
  }

  /** Creates a link that shows a release to one visitor, on the server and in the browser, without affecting anyone else. */
  async pin({ area, version, actor, reason = '' }: VersionCommand): Promise<{ link: string }> {
    await this.#usable(area, version)
    await this.#register.recordPin({ area, action: 'pin', version, actor, reason })
    const { origin, pins } = this.#deps
    return { link: `${origin}/pin/${await pins.issue({ [area]: version })}` }
  }

  async list(): Promise<AreaOverview[]> {
    const [releases, pointers, { revoked }] = await Promise.all([
      this.#register.summaries(),
      this.#register.pointers(),
      this.#register.revocations(),
    ])
    const isRevoked = new Set(revoked.map(({ area, version }) => `${area} ${version}`))
    const areas = [...new Set([...releases, ...pointers].map(({ area }) => area))].sort()
    return areas.map(area => ({
      area,
      pointer: pointers.find(known => known.area === area) ?? null,
      releases: releases.filter(release => release.area === area).map(release => toOverview(release, isRevoked)),
    }))
  }

  /** Everything known about one release. */
  async show({
    area,
    version,
  }: {
    area: string
    version: string
  }): Promise<ReleaseOverview & Pick<PublishedRelease, 'record' | 'prunedAt'>> {
    const release = await this.#published(area, version)
    const { revoked } = await this.#register.revocations()
    const summary = { ...release, ...release.record }
    return {
      ...toOverview(summary, new Set(revoked.map(known => `${known.area} ${known.version}`))),
      record: release.record,
      prunedAt: release.prunedAt,
    }
  }

  /** Checks that a release's files and signature are still those that were published. */
  async verify({
    area,
    version,
  }: {
    area: string
    version: string
  }): Promise<{ signedBy: string; problems: string[] }> {
    const release = notPruned(await this.#published(area, version))
    const { store, keys, fetchReleases } = this.#deps
    await fetchReleases?.([{ area, version }])
    return { signedBy: release.signedBy, problems: await releaseProblems(release, store.pathOf(area, version), keys) }
  }

  /** Prunes the releases that no visitor can still hold; their names stay reserved. */
  async prune(command: PruneCommand): Promise<PruneAnswer> {
    const answer = await pruneReleases(this.#register, command)
    if (command.dryRun) return answer
    const { store, bucket } = this.#deps
    await sweepStore(store, this.#register)
    const left = bucket && (await sweepBucket(bucket, this.#register))
    return { ...answer, ...(left && { left }) }
  }

  /** The stable releases of the other areas, except those that are replaced together with this one. */
  async #others(area: string, together: readonly string[]): Promise<ReleaseRecord[]> {
    const pointers = (await this.#register.pointers()).filter(
      known => known.area !== area && !together.includes(known.area),
    )
    return this.#register.records(pointers.map(known => ({ area: known.area, version: known.stable })))
  }

  /** Repeated, because the active releases may have changed since the release was published. */
  async #fits(record: ReleaseRecord, together: readonly string[] = []): Promise<void> {
    const candidate = { record, others: await this.#others(record.area, together) }
    for (const check of fitChecks(this.#deps)) check(candidate)
  }

  #pointer = async (area: string): Promise<Pointer | undefined> =>
    (await this.#register.pointers()).find(known => known.area === area)

  async #movable(area: string): Promise<Pointer | undefined> {
    const pointer = await this.#pointer(area)
    if (pointer?.frozen)
      throw new CommandRefused(
        `${area} is frozen by ${pointer.frozen.by}${pointer.frozen.reason && `: ${pointer.frozen.reason}`}`,
      )
    return pointer
  }

  async #published(area: string, version: string): Promise<PublishedRelease> {
    const release = await this.#register.release({ area, version })
    if (release) return release
    const known = (await this.#register.summaries())
      .filter(summary => summary.area === area)
      .map(summary => summary.version)
    throw new CommandRefused(
      `${area} ${version} is not published${known.length ? `; published are ${known.join(', ')}` : ''}`,
    )
  }

  async #usable(area: string, version: string): Promise<ReleaseRecord> {
    const { record } = notPruned(await this.#published(area, version))
    const { revoked } = await this.#register.revocations()
    const revocation = revoked.find(release => release.area === area && release.version === version)
    if (revocation)
      throw new CommandRefused(
        `${area} ${version} is revoked${revocation.reason && `: ${revocation.reason}`}; publish it again under a new version`,
      )
    return record
  }
}

function notPruned(release: PublishedRelease): PublishedRelease {
  const { area, version } = release.record
  if (release.prunedAt)
    throw new CommandRefused(`${area} ${version} is pruned: its files are gone; publish it again under a new version`)
  return release
}
