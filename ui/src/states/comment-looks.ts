import { CircleCheck, CircleX, Flag, Hourglass } from '@lucide/icons'
import { commentStates } from 'calls/states/comment-states'
import { shownStates } from './shown-states.ts'

export const commentLooks = shownStates(commentStates, {
  hourglass: Hourglass,
  'circle-check': CircleCheck,
  flag: Flag,
  'circle-x': CircleX,
})
