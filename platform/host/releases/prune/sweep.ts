import { BucketUnavailable, type ReleaseBucket } from '../bucket/release-bucket.ts'
import type { ReleaseRegister } from '../release-register.ts'
import type { ReleaseStore } from '../release-store.ts'

/** Removes the folders of pruned releases from this machine's store. Every machine does this, whichever one pruned. */
export async function sweepStore(store: ReleaseStore, register: Pick<ReleaseRegister, 'prunedAmong'>): Promise<void> {
  for (const { area, version } of await register.prunedAmong(await store.list())) await store.remove(area, version)
}

/** Removes the objects of pruned releases from the bucket; if any remain, returns the reason. */
export async function sweepBucket(
  bucket: ReleaseBucket,
  register: Pick<ReleaseRegister, 'prunedBundles' | 'setBundle'>,
): Promise<string | undefined> {
  for (const { bundle, ...release } of await register.prunedBundles()) {
    try {
      await bucket.remove(bundle)
    } catch (error) {
      if (error instanceof BucketUnavailable) return error.message
      throw error
    }
    await register.setBundle(release, null)
  }
  return undefined
}
