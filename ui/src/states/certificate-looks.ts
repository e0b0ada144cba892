import { BadgeCheck, CircleDashed, CircleX, Hourglass } from '@lucide/icons'
import { certificateStates } from 'calls/states/certificate-states'
import { shownStates } from './shown-states.ts'

export const certificateLooks = shownStates(certificateStates, {
  'circle-dashed': CircleDashed,
  hourglass: Hourglass,
  'badge-check': BadgeCheck,
  'circle-x': CircleX,
})
