import { satisfies, valid, validRange } from 'semver'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { CommandRefused } from '../../../api/command-refused.ts'
import { titleOf, type Candidate } from './candidate.ts'

/**
 * Refuses an area that needs other versions of the shared modules than the active shell provides, and a shell that does not provide what an
 * active area needs: shared modules exist once per page, and areas carry no copy.
 */
export function checkSharedModules({ record, others }: Candidate): void {
  const isShell = record.area === 'shell'
  for (const [name, value] of Object.entries(record.shared))
    if (isShell ? !valid(value) : !validRange(value))
      throw new CommandRefused(
        `${titleOf(record)} names '${value}' for ${name}, which is not a ${isShell ? 'version' : 'version range'}`,
      )
  if (isShell) return others.forEach(area => checkPair(record, area))
  const shell = others.find(({ area }) => area === 'shell')
  if (shell) checkPair(shell, record)
}

function checkPair(shell: ReleaseRecord, area: ReleaseRecord): void {
  for (const [name, range] of Object.entries(area.shared)) {
    const provided = Object.hasOwn(shell.shared, name) ? shell.shared[name] : undefined
    if (provided === undefined)
      throw new CommandRefused(`${titleOf(area)} needs ${name} ${range}, which ${titleOf(shell)} does not provide`)
    if (!satisfies(provided, range))
      throw new CommandRefused(`${titleOf(area)} needs ${name} ${range}, but ${titleOf(shell)} provides ${provided}`)
  }
}
