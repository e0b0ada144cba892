import type { Enterprise } from 'calls/entities/enterprise'
import type { StaffMember } from 'calls/entities/staff-member'
import type { Tone } from 'ui/tag'
import { enterpriseText, staffText } from '../strings/keys.ts'

/** Meaning of each state of a claim for its owner (decisions 3). */
export const claimMeans: Record<Enterprise['state'], number> = {
  draft: enterpriseText.draftMeans,
  submitted: enterpriseText.submittedMeans,
  reviewing: enterpriseText.reviewingMeans,
  approved: enterpriseText.approvedMeans,
  rejected: enterpriseText.rejectedMeans,
  suspended: enterpriseText.suspendedMeans,
}

export const roleText: Record<StaffMember['role'], number> = {
  owner: staffText.owner,
  manager: staffText.manager,
  replier: staffText.replier,
}

export const staffLooks: Record<StaffMember['state'], { text: number; tone: Tone }> = {
  invited: { text: staffText.invited, tone: 'info' },
  active: { text: staffText.active, tone: 'good' },
  disabled: { text: staffText.disabled, tone: 'plain' },
  expired: { text: staffText.expired, tone: 'plain' },
}
