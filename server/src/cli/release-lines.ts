import type { PruneAnswer } from 'platform/host/releases/prune/prune-releases'
import type { AreaOverview, ReleaseOverview } from 'platform/host/releases/release-overview'
import type { PublishedRelease } from 'platform/host/releases/release-register'

const minuteOf = (at: string) => at.slice(0, 16).replace('T', ' ')

/** An area and its releases, one line each: `*` stable, `~` canary, `-` previous, `x` revoked. */
export function describeArea({ area, pointer, releases }: AreaOverview): string {
  const notes = [
    pointer && `set by ${pointer.setBy}`,
    pointer?.canary && `canary ${pointer.canary.version} for ${pointer.canary.percent} %`,
    pointer?.frozen && `frozen by ${pointer.frozen.by}${pointer.frozen.reason && `: ${pointer.frozen.reason}`}`,
  ].filter(Boolean)
  const lines = releases.map(({ version, revoked, publishedBy, publishedAt }) => {
    const mark =
      version === pointer?.stable
        ? '*'
        : version === pointer?.canary?.version
          ? '~'
          : revoked
            ? 'x'
            : version === pointer?.previous
              ? '-'
              : ' '
    return `  ${mark} ${version.padEnd(24)} ${minuteOf(publishedAt)}  ${publishedBy}`
  })
  return [`${area}${notes.length ? `  (${notes.join('; ')})` : ''}`, ...lines].join('\n')
}

export function describeRelease({
  record,
  revoked,
  prunedAt,
  signedBy,
  publishedBy,
  publishedAt,
}: ReleaseOverview & Pick<PublishedRelease, 'record' | 'prunedAt'>): string {
  const bytes = Object.values(record.files).reduce((sum, { size }) => sum + size, 0)
  return [
    `${record.area} ${record.version}${revoked ? '  REVOKED' : ''}${prunedAt ? `  PRUNED ${minuteOf(prunedAt)}` : ''}`,
    `  commit     ${record.commit}`,
    `  published  ${minuteOf(publishedAt)} by ${publishedBy}${signedBy && `, signed with ${signedBy}`}`,
    `  addresses  ${record.addresses.join(', ')}`,
    `  slots      ${record.slots.join(', ') || 'none'}`,
    `  needs      ${Object.entries(record.shared)
      .map(([name, range]) => `${name} ${range}`)
      .join(', ')}`,
    `  files      ${Object.keys(record.files).length}, ${Math.round(bytes / 1024)} KB`,
  ].join('\n')
}

export function describePruned({ pruned, dryRun, left }: PruneAnswer): string {
  const megabytes = (pruned.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)
  const lines = pruned.map(
    ({ area, version, bytes }) => `  ${`${area} ${version}`.padEnd(40)} ${Math.round(bytes / 1024)} KB`,
  )
  return [
    ...lines,
    pruned.length === 0
      ? 'nothing to prune'
      : `${pruned.length} releases ${dryRun ? 'would be pruned' : 'are pruned'}, ${megabytes} MB`,
    ...(left ? [`their objects are still in the bucket, prune again later: ${left}`] : []),
  ].join('\n')
}
