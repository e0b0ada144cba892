import type { Exposure } from '../entities/exposure.ts'
import type { StateLook } from './state-look.ts'
import { stateText } from './state-text.ts'

/** States of an exposure (decisions 4), and two shown in their place: the broker's reply is overdue; the author has to act. */
export const exposureStates = {
  draft: { tone: 'plain', icon: 'pencil-line', text: stateText.draft },
  pending_review: { tone: 'info', icon: 'hourglass', text: stateText.waitsForReview },
  rejected: { tone: 'bad', icon: 'circle-x', text: stateText.rejected },
  published: { tone: 'plain', icon: 'megaphone', text: stateText.published },
  mediation_requested: { tone: 'info', icon: 'shield-question-mark', text: stateText.mediationRequested },
  in_mediation: { tone: 'info', icon: 'scale', text: stateText.inMediation },
  awaiting_author: { tone: 'warn', icon: 'clock', text: stateText.waitsForAuthor },
  resolved: { tone: 'good', icon: 'circle-check', text: stateText.resolved },
  abandoned: { tone: 'plain', icon: 'circle-slash', text: stateText.givenUp },
  closed: { tone: 'plain', icon: 'lock', text: stateText.closedByModerator },
  overdue: { tone: 'bad', icon: 'message-square-off', text: stateText.noReply },
  your_turn: { tone: 'warn', icon: 'clock', text: stateText.yourTurn },
} as const satisfies Record<Exposure['state'] | 'overdue' | 'your_turn', StateLook>

type Shown = keyof typeof exposureStates

/** The state shown to readers: an overdue reply takes precedence, because it matters most to them. */
export const exposureStateOf = ({ state, overdue }: Pick<Exposure, 'state' | 'overdue'>): Shown =>
  overdue ? 'overdue' : state

/** The state shown to the author, who sees 'your turn' while the case waits for them. */
export const ownExposureStateOf = (exposure: Pick<Exposure, 'state' | 'overdue'>): Shown => {
  const shown = exposureStateOf(exposure)
  return shown === 'awaiting_author' ? 'your_turn' : shown
}
