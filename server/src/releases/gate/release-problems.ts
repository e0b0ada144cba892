import { isDeepStrictEqual } from 'node:util'
import type { ReleaseKeys } from '../keys/release-keys.ts'
import type { PublishedRelease } from '../release-register.ts'
import { fileProblems } from './check-files.ts'
import { readRecord } from './read-record.ts'
import { OrderRefused } from '../../control/order-refused.ts'

/** What is wrong with a published release, a sentence each: its bytes, its record beside that of the database, its signature. */
export async function releaseProblems({ record, signedBy }: PublishedRelease, folder: string, keys: ReleaseKeys): Promise<string[]> {
  const problemOf = (work: () => Promise<string | undefined>) => work().catch((error: Error) => {
    if (error instanceof OrderRefused) return error.message
    throw error
  })
  const files = await fileProblems(folder, record).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!files) return ['the release store does not hold it']
  const ofRecord = await problemOf(async () =>
    isDeepStrictEqual(plain(await readRecord(folder)), plain(record)) ? undefined : 'release.json is not the record that was published',
  )
  const ofSignature = await problemOf(async () => {
    const signer = await keys.signerOf(folder, { area: record.area, isRemote: false })
    if (!signer) return signedBy ? 'the signature is missing' : 'it was published before releases were signed'
    return signer === signedBy ? undefined : `it is signed with ${signer}, and was published signed with ${signedBy || 'nothing'}`
  })
  return [...files, ofRecord, ofSignature].filter(problem => problem !== undefined)
}

/** As JSON has it: which kind of object a database or a schema makes of it does not matter. */
const plain = (record: object): unknown => JSON.parse(JSON.stringify(record))
