import { CircleAlert, CircleCheck, CircleX, Info, type LucideIcon } from 'lucide-react'
import type { Licence } from 'shared-state/calls/entities/licence'
import type { Tone } from 'ui/tag'
import { brokersText } from '../strings/keys.ts'

/** `now` in ms. A licence runs out at the end of its last day. */
export const isExpired = ({ expiresAt }: Pick<Licence, 'expiresAt'>, now: number): boolean =>
  expiresAt !== null && expiresAt < new Date(now).toISOString().slice(0, 10)

interface LicenceState {
  text: number
  tone: Tone
  icon: LucideIcon
}

const states: Record<Licence['status'], LicenceState> = {
  regulated: { text: brokersText.licenceActive, tone: 'good', icon: CircleCheck },
  offshore: { text: brokersText.licenceOffshore, tone: 'warn', icon: Info },
  exceeded: { text: brokersText.licenceExceeded, tone: 'warn', icon: CircleAlert },
  suspected_clone: { text: brokersText.statusClone, tone: 'bad', icon: CircleAlert },
  revoked: { text: brokersText.licenceRevoked, tone: 'bad', icon: CircleX },
  unregulated: { text: brokersText.licenceNone, tone: 'bad', icon: CircleX },
}
const expired: LicenceState = { text: brokersText.licenceExpired, tone: 'warn', icon: CircleAlert }

/** How a licence is shown: what makes it worthless comes before its having run out. */
export function licenceStateOf(licence: Licence, now: number): LicenceState {
  const state = states[licence.status]
  return state.tone !== 'bad' && isExpired(licence, now) ? expired : state
}
