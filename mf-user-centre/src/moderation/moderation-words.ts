import {
  BadgeCheck, Building2, Flag, Mail, Megaphone, MessageSquareWarning, Store, type LucideIcon,
} from 'lucide-react'
import type { moderationKinds } from 'shared-state/calls/moderation'
import { enterpriseText, moderationText } from '../strings/keys.ts'

export type ModerationKind = (typeof moderationKinds)[number]

export const kindLooks: Record<ModerationKind, { text: number; icon: LucideIcon }> = {
  exposure: { text: moderationText.exposures, icon: Megaphone },
  comment: { text: moderationText.comments, icon: MessageSquareWarning },
  market: { text: moderationText.listings, icon: Store },
  ticket: { text: moderationText.tickets, icon: Mail },
  certificate: { text: moderationText.certificates, icon: BadgeCheck },
  complaint: { text: moderationText.complaints, icon: Flag },
  enterprise: { text: moderationText.claims, icon: Building2 },
}

const stateTexts: Record<string, number> = {
  draft: enterpriseText.draft,
  pending: moderationText.pending,
  flagged: moderationText.flagged,
  published: moderationText.published,
  removed: moderationText.removed,
  open: moderationText.open,
  approved: moderationText.approved,
  rejected: moderationText.rejected,
  answered: moderationText.answered,
  closed: moderationText.closed,
  submitted: moderationText.submitted,
  reviewing: moderationText.reviewing,
  suspended: moderationText.suspended,
  live: moderationText.live,
  pending_review: moderationText.pending,
  mediation_requested: moderationText.mediationRequested,
}

/** States of all kinds share their words; one that has none here is shown as it is called. */
export const stateText = (t: (key: number) => string, state: string): string => (Object.hasOwn(stateTexts, state) ? t(stateTexts[state]!) : state)
