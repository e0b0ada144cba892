import type { LicenceStatus } from 'calls/entities/licence'
import { brokerLicenceStates } from 'calls/states/licence-states'
import type { StateTone } from 'calls/states/state-look'

export type Level = 'danger' | 'warn' | 'info'

export const levelOfTone: Record<StateTone, Level> = {
  good: 'info',
  plain: 'info',
  info: 'info',
  warn: 'warn',
  bad: 'danger',
}

/** Warning level of a licence state, matching the colour in which the state is shown. */
export const licenceLevel = (status: LicenceStatus): Level => levelOfTone[brokerLicenceStates[status].tone]
