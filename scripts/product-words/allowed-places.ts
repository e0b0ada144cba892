import type { Place } from './find-product-words.ts'

/** Places where code for any portal still has words of this one. The list may only become shorter. */
export const allowedPlaces: readonly Place[] = [
  {
    place: 'shared-state/src/contract/slots.ts',
    reason:
      'the names of slots are part of the contract of areas, and the gate refuses others: a portal cannot hand in its own yet',
  },
  {
    place: 'shared-state/src/store/compare-store.ts',
    reason:
      'a field of the root store, which areas of many versions share at run time: another name changes the contract',
  },
  {
    place: 'shared-state/src/examples/',
    reason:
      'example answers of the calls, by the names of fields; trials of releases, an area alone and the API’s page read them',
  },
]
