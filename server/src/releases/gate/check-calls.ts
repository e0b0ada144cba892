import { allCalls } from 'shared-state/calls/all-calls'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { titleOf, type Candidate } from './candidate.ts'
import { OrderRefused } from '../../control/order-refused.ts'

const declared: ReadonlySet<string> = new Set(allCalls.map(({ name }) => name))

/** The calls a release uses that this server does not have. */
export const missingCalls = ({ calls }: ReleaseRecord): string[] => calls.filter(name => !declared.has(name))

/** Refuses a release that would ask for what this server cannot answer. */
export function checkCalls({ record }: Candidate): void {
  const missing = missingCalls(record)
  if (missing.length > 0)
    throw new OrderRefused(`${titleOf(record)} uses calls this server does not have: ${missing.join(', ')}`)
}
