import type { User } from '../entities/user.ts'
import type { StateLook } from './state-look.ts'
import { stateText } from './state-text.ts'

/** States of an identity check (decisions 3). */
export const certificateStates = {
  none: { tone: 'plain', icon: 'circle-dashed', text: stateText.notVerified },
  pending: { tone: 'info', icon: 'hourglass', text: stateText.waitsForReview },
  approved: { tone: 'good', icon: 'badge-check', text: stateText.approved },
  rejected: { tone: 'bad', icon: 'circle-x', text: stateText.rejected },
} as const satisfies Record<User['certificate']['state'], StateLook>
