import { CircleAlert, CircleCheck, CircleSlash, CircleX, Hourglass } from '@lucide/icons'
import { listingStates } from 'calls/states/listing-states'
import { shownStates } from './shown-states.ts'

export const listingLooks = shownStates(listingStates, {
  hourglass: Hourglass,
  'circle-check': CircleCheck,
  'circle-x': CircleX,
  'circle-alert': CircleAlert,
  'circle-slash': CircleSlash,
})
