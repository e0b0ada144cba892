import { CircleCheck, CirclePause, CircleX, Hourglass, PencilLine, Search } from '@lucide/icons'
import { claimStates } from 'calls/states/claim-states'
import { shownStates } from './shown-states.ts'

export const claimLooks = shownStates(claimStates, {
  'pencil-line': PencilLine,
  hourglass: Hourglass,
  search: Search,
  'circle-check': CircleCheck,
  'circle-x': CircleX,
  'circle-pause': CirclePause,
})
