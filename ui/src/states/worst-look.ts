import type { Finding } from 'calls/entities/finding'
import { findingLooks } from './finding-looks.ts'
import { brokerLicenceLooks } from './licence-looks.ts'
import type { ShownState } from './shown-states.ts'

/** The look of a broker's state as a whole: its worst finding, or 'Regulated' if nothing speaks against it. `findings` are worst first. */
export const worstLook = ([worst]: readonly Finding[]): ShownState =>
  worst ? findingLooks[worst] : brokerLicenceLooks.regulated
