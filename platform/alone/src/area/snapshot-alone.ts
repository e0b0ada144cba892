import type { Snapshot, SnapshotArea } from 'shared-state/contract/release'
import manifest from 'the-area/package.json'
import { slotPagesAddress } from './slot-address.ts'
import { slotPagesName } from './slot-pages.tsx'

const nothing: SnapshotArea = {
  version: 'alone',
  container: '',
  entry: { href: '', integrity: '' },
  css: [],
  strings: {},
  addresses: [],
  slots: [],
  menu: {},
  down: {},
}
const { name, addresses, slots, menu, down } = manifest.area

/** Adds English under the language that has no texts, as in textsOf(). */
const inEnglishToo = (words: Record<string, string>): Record<string, string> => ({ ar: words.en ?? '', ...words })

/** The snapshot of a portal with a single area: all slots but its own stay empty, as for an area that was never released. */
export const snapshotAlone: Snapshot = {
  shell: nothing,
  areas: {
    [name]: { ...nothing, addresses, slots, menu: inEnglishToo(menu), down: inEnglishToo(down) },
    [slotPagesName]: { ...nothing, addresses: [slotPagesAddress] },
  },
  pinned: {},
  epoch: 0,
}
