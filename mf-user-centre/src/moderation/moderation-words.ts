import {
  BadgeCheck,
  Building2,
  Flag,
  Gavel,
  Mail,
  Megaphone,
  MessageSquareWarning,
  Server,
  Store,
  type LucideIconData,
} from '@lucide/icons'
import type { moderationKinds } from 'calls/moderation'
import { certificateLooks } from 'ui/states/certificate-looks'
import { claimLooks } from 'ui/states/claim-looks'
import { commentLooks } from 'ui/states/comment-looks'
import { complaintLooks } from 'ui/states/complaint-looks'
import { exposureLooks } from 'ui/states/exposure-looks'
import { listingLooks } from 'ui/states/listing-looks'
import type { ShownState } from 'ui/states/shown-states'
import { ticketLooks } from 'ui/states/ticket-looks'
import { vpsRequestLooks } from '../orders/vps-request-looks.ts'
import { moderationText, noticeText, offerDeskText } from '../strings/keys.ts'
import { noticeLooks } from './legal-notice/notice-looks.ts'

export type ModerationKind = (typeof moderationKinds)[number]

export const kindLooks: Record<ModerationKind, { text: number; icon: LucideIconData }> = {
  exposure: { text: moderationText.exposures, icon: Megaphone },
  comment: { text: moderationText.comments, icon: MessageSquareWarning },
  market: { text: moderationText.listings, icon: Store },
  ticket: { text: moderationText.tickets, icon: Mail },
  certificate: { text: moderationText.certificates, icon: BadgeCheck },
  complaint: { text: moderationText.complaints, icon: Flag },
  enterprise: { text: moderationText.claims, icon: Building2 },
  legalnotice: { text: noticeText.kind, icon: Gavel },
  vpsrequest: { text: offerDeskText.vpsRequests, icon: Server },
}

const stateLooks: Record<ModerationKind, Readonly<Record<string, ShownState>>> = {
  exposure: exposureLooks,
  comment: commentLooks,
  market: listingLooks,
  ticket: ticketLooks,
  certificate: certificateLooks,
  complaint: complaintLooks,
  enterprise: claimLooks,
  legalnotice: noticeLooks,
  vpsrequest: vpsRequestLooks,
}

/** The look of a state that a call returns as text; undefined for an unknown one. */
export const stateLookOf = (kind: ModerationKind, state: string): ShownState | undefined =>
  Object.hasOwn(stateLooks[kind], state) ? stateLooks[kind][state] : undefined
