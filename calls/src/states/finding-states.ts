import type { Finding } from '../entities/finding.ts'
import { brokerLicenceStates, licenceStates } from './licence-states.ts'
import type { StateLook } from './state-look.ts'
import { stateText } from './state-text.ts'

/** How each finding about a broker is shown. None has the good tone; licence findings are worded as the licence's own state. */
export const findingStates = {
  suspectedClone: brokerLicenceStates.suspected_clone,
  revoked: brokerLicenceStates.revoked,
  warning: { tone: 'bad', icon: 'megaphone', text: stateText.regulatorWarning },
  noLicence: brokerLicenceStates.unregulated,
  exceeded: brokerLicenceStates.exceeded,
  allExpired: { ...licenceStates.expired, tone: 'bad', text: stateText.allExpired },
  gradeE: { tone: 'bad', icon: 'trending-down', text: stateText.gradeE },
  gradeD: { tone: 'warn', icon: 'trending-down', text: stateText.gradeD },
  notRated: { tone: 'warn', icon: 'circle-help', text: stateText.notRated },
  someExpired: { ...licenceStates.expired, text: stateText.someExpired },
  offshoreOnly: { ...brokerLicenceStates.offshore, text: stateText.offshoreOnly },
} as const satisfies Record<Finding, StateLook>
