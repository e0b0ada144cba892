import { isSlotName } from 'shared-state/contract/slots'
import { CommandRefused } from '../../../api/command-refused.ts'
import { titleOf, type Candidate } from './candidate.ts'

/** Refuses unknown and duplicate slots. Other areas may fill the same slot. */
export function checkSlots({ record }: Candidate): void {
  const seen = new Set<string>()
  for (const slot of record.slots) {
    if (!isSlotName(slot))
      throw new CommandRefused(`${titleOf(record)} fills '${slot}', a slot this server does not know`)
    if (seen.has(slot)) throw new CommandRefused(`${titleOf(record)} fills the slot '${slot}' twice`)
    seen.add(slot)
  }
}
