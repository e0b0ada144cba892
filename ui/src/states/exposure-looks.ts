import {
  CircleCheck,
  CircleSlash,
  CircleX,
  Clock,
  Hourglass,
  Lock,
  Megaphone,
  MessageSquareOff,
  PencilLine,
  Scale,
  ShieldQuestionMark,
} from '@lucide/icons'
import { exposureStates } from 'calls/states/exposure-states'
import { shownStates } from './shown-states.ts'

export const exposureLooks = shownStates(exposureStates, {
  'pencil-line': PencilLine,
  hourglass: Hourglass,
  'circle-x': CircleX,
  megaphone: Megaphone,
  'shield-question-mark': ShieldQuestionMark,
  scale: Scale,
  clock: Clock,
  'circle-check': CircleCheck,
  'circle-slash': CircleSlash,
  lock: Lock,
  'message-square-off': MessageSquareOff,
})
