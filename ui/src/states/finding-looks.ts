import { CircleAlert, CircleHelp, Copy, Megaphone, ShieldAlert, ShieldOff, ShieldX, TrendingDown } from '@lucide/icons'
import { findingStates } from 'calls/states/finding-states'
import { shownStates } from './shown-states.ts'

export const findingLooks = shownStates(findingStates, {
  copy: Copy,
  'shield-x': ShieldX,
  megaphone: Megaphone,
  'shield-off': ShieldOff,
  'shield-alert': ShieldAlert,
  'circle-alert': CircleAlert,
  'trending-down': TrendingDown,
  'circle-help': CircleHelp,
})
