import {
  CircleCheck, CircleSlash, CircleX, Clock, Hourglass, Lock, Megaphone, MessageSquareOff, PencilLine, Scale, ShieldQuestionMark,
  type LucideIcon,
} from 'lucide-react'
import type { Exposure } from 'shared-state/calls/entities/exposure'
import type { Tone } from 'ui/tag'
import { exposureText } from '../strings/keys.ts'

export interface StateLook {
  text: number
  tone: Tone
  icon: LucideIcon
}

/** How each state of a case is said and shown (decisions 4). */
export const stateLooks: Record<Exposure['state'], StateLook> = {
  draft: { text: exposureText.draft, tone: 'plain', icon: PencilLine },
  pending_review: { text: exposureText.pendingReview, tone: 'plain', icon: Hourglass },
  rejected: { text: exposureText.rejected, tone: 'bad', icon: CircleX },
  published: { text: exposureText.published, tone: 'plain', icon: Megaphone },
  mediation_requested: { text: exposureText.mediationRequested, tone: 'info', icon: ShieldQuestionMark },
  in_mediation: { text: exposureText.inMediation, tone: 'info', icon: Scale },
  awaiting_author: { text: exposureText.awaitingAuthor, tone: 'warn', icon: Clock },
  resolved: { text: exposureText.resolved, tone: 'good', icon: CircleCheck },
  abandoned: { text: exposureText.abandoned, tone: 'plain', icon: CircleSlash },
  closed: { text: exposureText.closed, tone: 'plain', icon: Lock },
}

/** No reply of the broker within 14 days (decisions 4). */
export const overdueLook: StateLook = { text: exposureText.noReply, tone: 'bad', icon: MessageSquareOff }

export const reasonText: Record<Exposure['reason'], number> = {
  unable_to_withdraw: exposureText.unableToWithdraw,
  severe_slippage: exposureText.severeSlippage,
  scam: exposureText.scam,
  other: exposureText.otherReason,
}
