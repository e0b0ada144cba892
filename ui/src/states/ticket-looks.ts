import { CircleCheck, CircleX, Hourglass, Lock } from '@lucide/icons'
import { ticketStates } from 'calls/states/ticket-states'
import { shownStates } from './shown-states.ts'

export const ticketLooks = shownStates(ticketStates, {
  hourglass: Hourglass,
  'circle-check': CircleCheck,
  'circle-x': CircleX,
  lock: Lock,
})
