import type { Licence, LicenceStatus } from '../entities/licence.ts'
import type { StateLook } from './state-look.ts'
import { stateText } from './state-text.ts'

/** Overall states of a broker's licences. 'Regulated' does not get the good tone: it does not say how strict the regulator is. */
export const brokerLicenceStates = {
  regulated: { tone: 'plain', icon: 'shield-check', text: stateText.regulated },
  offshore: { tone: 'warn', icon: 'shield-alert', text: stateText.offshoreLicence },
  exceeded: { tone: 'warn', icon: 'shield-alert', text: stateText.exceedsLicence },
  suspected_clone: { tone: 'bad', icon: 'copy', text: stateText.suspectedClone },
  revoked: { tone: 'bad', icon: 'shield-x', text: stateText.licenceRevoked },
  unregulated: { tone: 'bad', icon: 'shield-off', text: stateText.noLicenceFound },
} as const satisfies Record<LicenceStatus, StateLook>

/** States of a single licence: problems are worded as for its broker. */
export const licenceStates = {
  ...brokerLicenceStates,
  regulated: { tone: 'good', icon: 'shield-check', text: stateText.licenceInForce },
  expired: { tone: 'warn', icon: 'circle-alert', text: stateText.expired },
} as const satisfies Record<LicenceStatus | 'expired', StateLook>

/** Whether a broker is effectively without a licence, whatever it claims. */
export const isGrave = (status: LicenceStatus): boolean => brokerLicenceStates[status].tone === 'bad'

/** `now` in ms. A licence expires at the end of its last day. */
export const isExpired = ({ expiresAt }: Pick<Licence, 'expiresAt'>, now: number): boolean =>
  expiresAt !== null && expiresAt < new Date(now).toISOString().slice(0, 10)

/** The state of a licence on a day, `now` in ms: a grave status takes precedence over expiry. */
export const licenceStateOf = (
  licence: Pick<Licence, 'status' | 'expiresAt'>,
  now: number,
): keyof typeof licenceStates => (!isGrave(licence.status) && isExpired(licence, now) ? 'expired' : licence.status)
