import { CommandRefused } from '../../../api/command-refused.ts'
import type { ReleaseName } from '../release-name.ts'
import type { ReleaseRegister } from '../release-register.ts'
import { choosePrunable, usualLimits } from './choose-prunable.ts'

export interface PruneCommand {
  /** If absent, all areas. */
  area?: string
  /** See PruneLimits. */
  keep?: number
  days?: number
  /** Only report what would be pruned. */
  dryRun?: boolean
  actor: string
  reason?: string
}

export interface PruneAnswer {
  /** Releases that were pruned, or would be. */
  pruned: (ReleaseName & { bytes: number })[]
  dryRun: boolean
  /** Why objects of pruned releases remain in the bucket; the next prune tries again. */
  left?: string
}

/** Marks the releases that no visitor can still hold as pruned; their files are removed by the next sweep. */
export async function pruneReleases(
  register: Pick<ReleaseRegister, 'pruneFacts' | 'prune'>,
  { area: only, keep = usualLimits.keep, days = usualLimits.days, dryRun = false, actor, reason = '' }: PruneCommand,
): Promise<PruneAnswer> {
  for (const [name, value] of Object.entries({ keep, days }))
    if (!Number.isInteger(value) || value < 0)
      throw new CommandRefused(`${name} must be a whole number of at least 0, not '${value}'`)
  const facts = await register.pruneFacts()
  if (only !== undefined && !facts.releases.some(({ area }) => area === only))
    throw new CommandRefused(`no release of ${only} is published`)
  const chosen = choosePrunable(facts, { keep, days }, Date.now()).filter(
    ({ area }) => only === undefined || area === only,
  )
  const answer = chosen.map(({ area, version, bytes }) => ({ area, version, bytes }))
  if (dryRun || chosen.length === 0) return { pruned: answer, dryRun }
  const done = await register.prune(
    chosen.map(({ area, version, bytes }) => ({
      area,
      action: 'prune' as const,
      version,
      actor,
      reason,
      detail: { bytes },
    })),
  )
  return {
    pruned: answer.filter(({ area, version }) =>
      done.some(release => release.area === area && release.version === version),
    ),
    dryRun,
  }
}
