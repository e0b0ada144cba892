import type { Complaint } from '../entities/complaint.ts'
import type { StateLook } from './state-look.ts'
import { stateText } from './state-text.ts'

/** States of a private complaint about a broker. */
export const complaintStates = {
  open: { tone: 'info', icon: 'hourglass', text: stateText.waitsForReview },
  answered: { tone: 'good', icon: 'circle-check', text: stateText.answered },
  closed: { tone: 'plain', icon: 'lock', text: stateText.closed },
} as const satisfies Record<Complaint['state'], StateLook>
