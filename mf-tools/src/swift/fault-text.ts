import type { SwiftData } from './load-swift.ts'
import { toolsText } from '../strings/keys.ts'

type Fault = NonNullable<SwiftData['checked']>['faults'][number]

/** The key of the words for a fault of a code. */
export function faultText({ part, fault }: Pick<Fault, 'part' | 'fault'>): number {
  if (fault === 'country') return toolsText.faultCountry
  switch (part) {
    case 'bank':
      return toolsText.faultBankLetters
    case 'country':
      return toolsText.faultCountryLetters
    case 'location':
      return toolsText.faultLocation
    case 'branch':
      return toolsText.faultBranch
    case null:
      return toolsText.faultLength
  }
}
