import type { ReleaseRecord } from 'shared-state/contract/release'
import { CommandRefused } from '../../../api/command-refused.ts'
import { titleOf, type Candidate } from './candidate.ts'

/** The calls used by a release that this server lacks; `known` are the names of those it has. */
export const missingCalls = ({ calls }: ReleaseRecord, known: ReadonlySet<string>): string[] =>
  calls.filter(name => !known.has(name))

/** Refuses a release that uses calls this server lacks. */
export const checkCalls =
  (known: ReadonlySet<string>) =>
  ({ record }: Candidate): void => {
    const missing = missingCalls(record, known)
    if (missing.length > 0)
      throw new CommandRefused(`${titleOf(record)} uses calls this server does not have: ${missing.join(', ')}`)
  }
