import type { ReleaseRecord } from 'shared-state/contract/release'

export interface ReleaseDifference {
  count: number
  added: number
  removed: number
  changed: number
  /** Uncompressed size of all files that a browser may load, in bytes. */
  bytes: number
  byteChange: number
  /** Shared modules whose range differs: `react ^19.3.1 → ^19.4.0`. */
  ranges: string[]
}

/** What changes when one release is replaced by another. */
export function differenceOf(from: ReleaseRecord, to: ReleaseRecord): ReleaseDifference {
  const names = (record: ReleaseRecord) => Object.keys(record.files)
  const added = names(to).filter(name => !from.files[name])
  const removed = names(from).filter(name => !to.files[name])
  const changed = names(to).filter(name => from.files[name] && from.files[name].integrity !== to.files[name]!.integrity)
  const keys = [...new Set([...Object.keys(from.shared), ...Object.keys(to.shared)])]
  return {
    count: names(to).length,
    added: added.length,
    removed: removed.length,
    changed: changed.length,
    bytes: webBytes(to),
    byteChange: webBytes(to) - webBytes(from),
    ranges: keys
      .filter(key => from.shared[key] !== to.shared[key])
      .map(key => `${key} ${from.shared[key] ?? '–'} → ${to.shared[key] ?? '–'}`),
  }
}

const webBytes = ({ files }: ReleaseRecord): number =>
  Object.entries(files)
    .filter(([name]) => name.startsWith('web/') && !/\.(br|gz)$/.test(name))
    .reduce((sum, [, { size }]) => sum + size, 0)
