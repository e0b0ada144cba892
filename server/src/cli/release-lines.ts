import type { AreaOverview, ReleaseOverview } from '../releases/release-desk.ts'
import type { ReleaseRecord } from 'shared-state/contract/release'

const minuteOf = (at: string) => at.slice(0, 16).replace('T', ' ')

/** An area and its releases, one line each: `*` stable, `~` canary, `-` the one before, `x` revoked. */
export function describeArea({ area, pointer, releases }: AreaOverview): string {
  const notes = [
    pointer && `set by ${pointer.setBy}`,
    pointer?.canary && `canary ${pointer.canary.version} for ${pointer.canary.percent} %`,
    pointer?.frozen && `frozen by ${pointer.frozen.by}${pointer.frozen.reason && `: ${pointer.frozen.reason}`}`,
  ].filter(Boolean)
  const lines = releases.map(({ version, revoked, publishedBy, publishedAt }) => {
    const mark = version === pointer?.stable ? '*' : version === pointer?.canary?.version ? '~' : revoked ? 'x' : version === pointer?.previous ? '-' : ' '
    return `  ${mark} ${version.padEnd(24)} ${minuteOf(publishedAt)}  ${publishedBy}`
  })
  return [`${area}${notes.length ? `  (${notes.join('; ')})` : ''}`, ...lines].join('\n')
}

export function describeRelease({ record, revoked, signedBy, publishedBy, publishedAt }: ReleaseOverview & { record: ReleaseRecord }): string {
  const bytes = Object.values(record.files).reduce((sum, { size }) => sum + size, 0)
  return [
    `${record.area} ${record.version}${revoked ? '  REVOKED' : ''}`,
    `  commit     ${record.commit}`,
    `  published  ${minuteOf(publishedAt)} by ${publishedBy}${signedBy && `, signed with ${signedBy}`}`,
    `  addresses  ${record.addresses.join(', ')}`,
    `  slots      ${record.slots.join(', ') || 'none'}`,
    `  needs      ${Object.entries(record.shared).map(([name, range]) => `${name} ${range}`).join(', ')}`,
    `  files      ${Object.keys(record.files).length}, ${Math.round(bytes / 1024)} KB`,
  ].join('\n')
}
