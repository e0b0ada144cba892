import { CircleAlert, Copy, ShieldAlert, ShieldCheck, ShieldOff, ShieldX } from '@lucide/icons'
import { brokerLicenceStates, licenceStates } from 'calls/states/licence-states'
import { shownStates } from './shown-states.ts'

const shapes = {
  'shield-check': ShieldCheck,
  'shield-alert': ShieldAlert,
  copy: Copy,
  'shield-x': ShieldX,
  'shield-off': ShieldOff,
}

export const brokerLicenceLooks = shownStates(brokerLicenceStates, shapes)
export const licenceLooks = shownStates(licenceStates, { ...shapes, 'circle-alert': CircleAlert })
