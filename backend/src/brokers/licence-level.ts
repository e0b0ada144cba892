import type { LicenceStatus } from 'calls/entities/licence'
import { brokerLicenceStates } from 'calls/states/licence-states'
import type { StateTone } from 'calls/states/state-look'

export type Level = 'danger' | 'warn' | 'info'

const levelOfTone: Record<StateTone, Level> = { good: 'info', plain: 'info', info: 'info', warn: 'warn', bad: 'danger' }

/** How gravely a warning speaks of a licence state: as its colour does wherever the state is shown. */
export const licenceLevel = (status: LicenceStatus): Level => levelOfTone[brokerLicenceStates[status].tone]
