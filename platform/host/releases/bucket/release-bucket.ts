import { CommandRefused } from '../../../api/command-refused.ts'

/** Release bundles as objects, shared by all machines. Every operation rejects with BucketUnavailable if it fails. */
export interface ReleaseBucket {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Rejects if the object is larger than a bundle may be. */
  get(name: string): Promise<Uint8Array>
  /** Succeeds also if the object is already gone. */
  remove(name: string): Promise<void>
  close(): void
}

/** Called with releases that are about to be read; resolves when their folders are present or cannot be fetched now. Never rejects. */
export type FetchReleases = (names: readonly { area: string; version: string }[]) => Promise<void>

export class BucketUnavailable extends CommandRefused {
  override name = 'BucketUnavailable'
}
