import { OrderRefused } from '../../../api/order-refused.ts'

/** Bundles of releases as objects, shared by all machines. Everything rejects with BucketUnavailable where it cannot be done. */
export interface ReleaseBucket {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** At most as many bytes as a bundle may have. */
  get(name: string): Promise<Uint8Array>
  /** Also where it is gone already. */
  remove(name: string): Promise<void>
  close(): void
}

/** Names releases that are about to be read; resolves when their folders are here, or are not to be had now. Never rejects. */
export type BringReleases = (names: readonly { area: string; version: string }[]) => Promise<void>

export class BucketUnavailable extends OrderRefused {
  override name = 'BucketUnavailable'
}
