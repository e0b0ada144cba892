import type { ReleaseRecord } from 'shared-state/contract/release'
import { CommandRefused } from '../../api/command-refused.ts'
import { pushRelease } from './bucket/fill-bucket.ts'
import type { FetchReleases, ReleaseBucket } from './bucket/release-bucket.ts'
import type { TrialRendering } from './gate/candidate.ts'
import { publishChecks, type Served } from './gate/gate.ts'
import { readRecord } from './gate/read-record.ts'
import type { ReleaseKeys } from './keys/release-keys.ts'
import type { ReleaseRegister } from './release-register.ts'
import type { ReleaseStore } from './release-store.ts'

export interface PublishDeps extends Served {
  store: ReleaseStore
  register: ReleaseRegister
  keys: ReleaseKeys
  /** The bucket that keeps releases in addition to the store; if absent, there is only the store. */
  bucket?: ReleaseBucket | undefined
  fetchReleases?: FetchReleases
  /** Runs a release that has passed all other checks. */
  tryOut: TrialRendering
}

export interface PublishCommand {
  folder: string
  /** The publish is refused if the folder holds a release of another area. */
  area?: string
  actor: string
  reason?: string
  /** Came from another machine: must be signed with a key of the area. */
  isRemote?: boolean
}

/**
 * Checks a built folder and adds it to the bucket, the store and the register. If a check fails, rejects with CommandRefused and leaves
 * nothing behind. `othersOf`: the releases that a release of that area would be served with.
 */
export async function publishRelease(
  { store, register, keys, bucket, fetchReleases, tryOut, ...served }: PublishDeps,
  { folder, area: expected, actor, reason = '', isRemote = false }: PublishCommand,
  othersOf: (area: string) => Promise<ReleaseRecord[]>,
): Promise<ReleaseRecord> {
  const incoming = await store.take(folder)
  try {
    const record = await readRecord(incoming.folder)
    const { area, version } = record
    if (expected !== undefined && area !== expected)
      throw new CommandRefused(`this is a release of ${area}, not of ${expected}`)
    const signer = await keys.signerOf(incoming.folder, { area, isRemote })
    const candidate = { record, others: await othersOf(area), folder: incoming.folder }
    for (const check of publishChecks(served)) await check(candidate)
    await fetchReleases?.(candidate.others)
    await tryOut(candidate)
    const signedBy = signer ?? (await keys.signLocally(incoming.folder))
    const bundle = bucket ? await pushRelease(bucket, record, incoming.folder) : null
    await register
      .addRelease({ record, signedBy, bundle }, { area, action: 'publish', version, actor, reason }, () =>
        incoming.place(area, version),
      )
      .catch(async error => {
        if (bundle) await bucket!.remove(bundle).catch(() => undefined) // Nothing refers to the object; the refusal matters more.
        throw error
      })
    return record
  } finally {
    await incoming.drop()
  }
}
