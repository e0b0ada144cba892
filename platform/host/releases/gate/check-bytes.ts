import type { ReleaseRecord } from 'shared-state/contract/release'
import { CommandRefused } from '../../../api/command-refused.ts'
import { byteLimits, mostFiles } from './byte-limits.ts'
import { titleOf, type Candidate } from './candidate.ts'

/**
 * Refuses a release that is too big, naming the file or the total. Sizes are taken from the record; checkFiles() checks the files against
 * it.
 */
export function checkBytes({ record }: Candidate): void {
  const files = Object.keys(record.files)
  if (files.length > mostFiles)
    throw new CommandRefused(`${titleOf(record)} has ${files.length} files; ${mostFiles} are allowed`)
  for (const file of files) hold(record, 'one file', [file])
  hold(record, 'the entry for the browser', [record.web.entry])
  hold(record, 'the entry for Node', [record.node.entry])
  hold(record, 'the styles together', record.web.css)
  for (const texts of Object.values(record.web.strings)) hold(record, 'the texts of one language', [texts])
  hold(record, 'all files together', files)
}

function hold(record: ReleaseRecord, what: keyof typeof byteLimits, files: string[]): void {
  const bytes = files.reduce((sum, file) => sum + record.files[file]!.size, 0)
  const named = files.length === 1 ? ` (${files[0]})` : ''
  if (bytes > byteLimits[what])
    throw new CommandRefused(
      `${titleOf(record)} is too big: ${what}${named} may have ${byteLimits[what]} bytes and has ${bytes}`,
    )
}
