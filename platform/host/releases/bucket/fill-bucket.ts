import { randomUUID } from 'node:crypto'
import { packBundle } from '../bundle/pack-bundle.ts'
import type { ReleaseName } from '../release-name.ts'
import type { ReleaseRegister } from '../release-register.ts'
import type { ReleaseStore } from '../release-store.ts'
import type { ReleaseBucket } from './release-bucket.ts'

/**
 * Puts a release's folder into the bucket under a unique name, so that simultaneous publishes of the same release do not overwrite each
 * other.
 */
export async function pushRelease(
  bucket: ReleaseBucket,
  { area, version }: ReleaseName,
  folder: string,
): Promise<string> {
  const name = `${area}/${version}/${randomUUID()}.tar.gz`
  await bucket.put(name, await packBundle(folder))
  return name
}

interface FillBucketDeps {
  bucket: ReleaseBucket
  store: ReleaseStore
  register: Pick<ReleaseRegister, 'releasesWithoutBundle' | 'setBundle'>
  onProgress(part: number): void
}

/** Uploads the releases on this machine that were published before there was a bucket; returns how many. */
export async function fillBucket({ bucket, store, register, onProgress }: FillBucketDeps): Promise<number> {
  const here = (await register.releasesWithoutBundle()).filter(({ area, version }) => store.has(area, version))
  for (const [index, release] of here.entries()) {
    onProgress(index / here.length)
    await register.setBundle(release, await pushRelease(bucket, release, store.pathOf(release.area, release.version)))
  }
  return here.length
}
