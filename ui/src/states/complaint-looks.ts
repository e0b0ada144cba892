import { CircleCheck, Hourglass, Lock } from '@lucide/icons'
import { complaintStates } from 'calls/states/complaint-states'
import { shownStates } from './shown-states.ts'

export const complaintLooks = shownStates(complaintStates, {
  hourglass: Hourglass,
  'circle-check': CircleCheck,
  lock: Lock,
})
