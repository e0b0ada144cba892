import type { Enterprise } from '../entities/enterprise.ts'
import type { StateLook } from './state-look.ts'
import { stateText } from './state-text.ts'

/** States of an enterprise's claim to a broker or a service (decisions 3). */
export const claimStates = {
  draft: { tone: 'plain', icon: 'pencil-line', text: stateText.draft },
  submitted: { tone: 'info', icon: 'hourglass', text: stateText.submitted },
  reviewing: { tone: 'info', icon: 'search', text: stateText.underReview },
  approved: { tone: 'good', icon: 'circle-check', text: stateText.approved },
  rejected: { tone: 'bad', icon: 'circle-x', text: stateText.rejected },
  suspended: { tone: 'bad', icon: 'circle-pause', text: stateText.suspended },
} as const satisfies Record<Enterprise['state'], StateLook>
