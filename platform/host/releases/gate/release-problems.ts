import { existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { CommandRefused } from '../../../api/command-refused.ts'
import type { ReleaseKeys } from '../keys/release-keys.ts'
import type { PublishedRelease } from '../release-register.ts'
import { fileProblems } from './check-files.ts'
import { readRecord } from './read-record.ts'

/** Problems of a published release, one sentence each: its files, its record compared with the database's, its signature. */
export async function releaseProblems(
  release: Pick<PublishedRelease, 'record' | 'signedBy'>,
  folder: string,
  keys: ReleaseKeys,
): Promise<string[]> {
  if (!existsSync(folder)) return ['it is missing from the release store']
  const { record, signedBy } = release
  const ofSignature = await problemOf(async () => {
    const signer = await keys.signerOf(folder, { area: record.area, isRemote: false })
    if (!signer) return signedBy ? 'the signature is missing' : 'it was published before releases were signed'
    return signer === signedBy
      ? undefined
      : `it is signed with ${signer}, but was published with a signature of ${signedBy || 'nobody'}`
  })
  return [...(await contentProblems(release, folder)), ...(ofSignature ? [ofSignature] : [])]
}

/** Differences between a folder's files and record and those in the database. */
export async function contentProblems({ record }: Pick<PublishedRelease, 'record'>, folder: string): Promise<string[]> {
  const ofRecord = await problemOf(async () =>
    isDeepStrictEqual(plain(await readRecord(folder)), plain(record))
      ? undefined
      : 'release.json is not the record that was published',
  )
  return [...(await fileProblems(folder, record)), ...(ofRecord ? [ofRecord] : [])]
}

const problemOf = (work: () => Promise<string | undefined>): Promise<string | undefined> =>
  work().catch((error: Error) => {
    if (error instanceof CommandRefused) return error.message
    throw error
  })

/** Normalised through JSON: the object types that a database or a schema produces do not matter. */
const plain = (record: object): unknown => JSON.parse(JSON.stringify(record))
