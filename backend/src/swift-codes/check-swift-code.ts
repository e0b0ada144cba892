import { splitCode, SWIFT_LENGTH, type SwiftPart } from 'calls/swift/swift-parts'
import type { swiftcodeCheck } from 'calls/swift-codes'
import type { CallOutput } from 'shared-state/api/declare-call'
import { countryCodeOf } from '../countries/iso-countries.ts'

export type SwiftFault = CallOutput<typeof swiftcodeCheck>['faults'][number]

const lengths: readonly number[] = [SWIFT_LENGTH - 3, SWIFT_LENGTH]
const isLettersOnly: Record<SwiftPart, boolean> = {
  bank: true,
  country: true,
  location: false,
  branch: false,
}

/** The faults of a text as a SWIFT code (decisions 7), in reading order; none if it is well-formed and its country exists. */
export function faultsOf(typed: string): SwiftFault[] {
  const faults: SwiftFault[] = lengths.includes(typed.length)
    ? []
    : [{ part: null, fault: 'length', found: String(typed.length) }]
  for (const { part, text } of splitCode(typed)) {
    const wrong = text.replace(isLettersOnly[part] ? /[A-Z]/g : /[A-Z0-9]/g, '')
    if (wrong) faults.push({ part, fault: isLettersOnly[part] ? 'letters' : 'characters', found: wrong })
    else if (part === 'country' && text.length === 2 && !countryCodeOf(text))
      faults.push({ part, fault: 'country', found: text })
  }
  return faults
}
