import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { CommandRefused } from '../../../api/command-refused.ts'
import { signatureFile } from '../keys/release-signature.ts'
import { integrityOf } from '../release-store.ts'
import type { PublishCandidate } from './candidate.ts'

const unnamed: readonly string[] = ['release.json', signatureFile]

/** Checks that every file in the record exists with its size and hash, and that there is no other file. */
export async function checkFiles({ folder, record }: Pick<PublishCandidate, 'folder' | 'record'>): Promise<void> {
  const [problem] = await fileProblems(folder, record)
  if (problem) throw new CommandRefused(problem)
}

/** Differences between a folder and a release's record, one sentence each. */
export async function fileProblems(folder: string, { files }: ReleaseRecord): Promise<string[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    entry => !entry.isDirectory(),
  )
  const found = new Map(
    entries.map(entry => [relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'), entry.isFile()]),
  )
  const problems: string[] = []
  for (const [name, isFile] of found) {
    if (!isFile) problems.push(`${name} is not a plain file`)
    else if (!unnamed.includes(name) && !Object.hasOwn(files, name))
      problems.push(`${name} is not listed in release.json`)
  }
  for (const [name, { size, integrity }] of Object.entries(files)) {
    const isFile = found.get(name)
    if (isFile === undefined) problems.push(`${name} is listed in release.json but missing`)
    if (!isFile) continue
    const bytes = await readFile(join(folder, name))
    if (bytes.length !== size || integrityOf(bytes) !== integrity) problems.push(`${name} does not match its hash`)
  }
  return problems
}
