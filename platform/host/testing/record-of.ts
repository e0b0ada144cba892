import type { ReleaseRecord } from 'shared-state/contract/release'

/** The record of release 1.0.0 of an area without any content, with the fields given. */
export const recordOf = (area: string, given: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  contract: 1,
  area,
  version: '1.0.0',
  container: area,
  commit: 'c',
  web: { entry: 'web/entry.js', css: [], strings: {} },
  node: { entry: 'node/entry.cjs' },
  addresses: [],
  slots: [],
  menu: {},
  down: {},
  shared: {},
  calls: [],
  files: {},
  ...given,
})
