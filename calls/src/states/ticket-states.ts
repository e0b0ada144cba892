import type { StateLook } from './state-look.ts'
import { stateText } from './state-text.ts'

/** States of a report, which is upheld or not, and of a message to the site, which is closed. */
export const ticketStates = {
  open: { tone: 'info', icon: 'hourglass', text: stateText.open },
  approved: { tone: 'good', icon: 'circle-check', text: stateText.approved },
  rejected: { tone: 'bad', icon: 'circle-x', text: stateText.rejected },
  closed: { tone: 'plain', icon: 'lock', text: stateText.closed },
} as const satisfies Record<string, StateLook>
