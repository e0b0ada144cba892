import type { Complaint } from 'shared-state/calls/entities/complaint'
import type { Exposure } from 'shared-state/calls/entities/exposure'
import type { Tone } from 'ui/tag'
import { complaintsText } from '../strings/keys.ts'

export const reasonText: Record<Exposure['reason'], number> = {
  unable_to_withdraw: complaintsText.unableToWithdraw,
  severe_slippage: complaintsText.severeSlippage,
  scam: complaintsText.scam,
  other: complaintsText.otherReason,
}

/** How each state of an exposure is said (decisions 4); warn: it waits for its author. */
export const exposureLooks: Record<Exposure['state'], { text: number; tone: Tone }> = {
  draft: { text: complaintsText.draft, tone: 'plain' },
  pending_review: { text: complaintsText.pendingReview, tone: 'info' },
  rejected: { text: complaintsText.rejected, tone: 'bad' },
  published: { text: complaintsText.published, tone: 'plain' },
  mediation_requested: { text: complaintsText.mediationRequested, tone: 'info' },
  in_mediation: { text: complaintsText.inMediation, tone: 'info' },
  awaiting_author: { text: complaintsText.awaitingAuthor, tone: 'warn' },
  resolved: { text: complaintsText.resolved, tone: 'good' },
  abandoned: { text: complaintsText.abandoned, tone: 'plain' },
  closed: { text: complaintsText.closed, tone: 'plain' },
}

export const complaintLooks: Record<Complaint['state'], { text: number; tone: Tone }> = {
  open: { text: complaintsText.open, tone: 'info' },
  answered: { text: complaintsText.answered, tone: 'good' },
  closed: { text: complaintsText.closed, tone: 'plain' },
}
