import { CommandRefused } from '../../../api/command-refused.ts'
import { serverAddresses } from '../../server-addresses.ts'
import { titleOf, type Candidate } from './candidate.ts'

const segment = '[a-z0-9][a-z0-9._-]{0,59}'
const addressPattern = new RegExp(`^${segment}(/${segment}){0,3}$`)

export const isBelow = (address: string, above: string) => address === above || address.startsWith(`${above}/`)

/**
 * Refuses addresses that are malformed, duplicated or the server's own, and those at, above or below an address of another area's active
 * release, the shell included.
 */
export function checkAddresses({ record, others }: Candidate): void {
  const seen = new Set<string>()
  for (const address of record.addresses) {
    if (!addressPattern.test(address))
      throw new CommandRefused(`${titleOf(record)} claims '${address}', which is not an address`)
    if (seen.has(address)) throw new CommandRefused(`${titleOf(record)} claims the address '${address}' twice`)
    seen.add(address)
    if (serverAddresses.has(address.split('/')[0]!))
      throw new CommandRefused(`${titleOf(record)} claims the address '${address}', which belongs to the server`)
    for (const other of others) {
      const taken = other.addresses.find(held => isBelow(held, address) || isBelow(address, held))
      if (taken)
        throw new CommandRefused(
          `${titleOf(record)} claims the address '${address}', which belongs to ${titleOf(other)}${taken === address ? '' : ` by '${taken}'`}`,
        )
    }
  }
}
