import type { Comment } from '../entities/comment.ts'
import type { StateLook } from './state-look.ts'
import { stateText } from './state-text.ts'

/** States of a review or reply under moderation (decisions 7). */
export const commentStates = {
  pending: { tone: 'info', icon: 'hourglass', text: stateText.waitsForReview },
  published: { tone: 'plain', icon: 'circle-check', text: stateText.published },
  flagged: { tone: 'warn', icon: 'flag', text: stateText.reported },
  removed: { tone: 'bad', icon: 'circle-x', text: stateText.removed },
} as const satisfies Record<Comment['state'], StateLook>
