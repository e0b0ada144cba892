import type { ReleaseRecord } from 'shared-state/contract/release'
import type { Pointer } from './release-register.ts'
import { ReleaseRefused } from './release-store.ts'

/** Refuses a release that claims an address which an active release of another area holds. */
export function checkAddresses(record: ReleaseRecord, published: ReleaseRecord[], pointers: Pointer[]): void {
  for (const { area, stable } of pointers) {
    if (area === record.area) continue
    const other = published.find(known => known.area === area && known.version === stable)
    const taken = other?.addresses.find(address => record.addresses.includes(address))
    if (taken) throw new ReleaseRefused(`${record.area} ${record.version} claims the address '${taken}', which belongs to ${area} ${stable}`)
  }
}
