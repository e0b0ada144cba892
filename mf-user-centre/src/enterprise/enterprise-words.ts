import { CircleCheck, CircleX, FilePen, Hourglass, PauseCircle, Search, type LucideIcon } from 'lucide-react'
import type { Enterprise } from 'shared-state/calls/entities/enterprise'
import type { StaffMember } from 'shared-state/calls/entities/staff-member'
import type { Tone } from 'ui/tag'
import { enterpriseText, staffText } from '../strings/keys.ts'

/** How each state of a claim is said (decisions 3), and what it means for its owner. */
export const claimLooks: Record<Enterprise['state'], { text: number; means: number; tone: Tone; icon: LucideIcon }> = {
  draft: { text: enterpriseText.draft, means: enterpriseText.draftMeans, tone: 'plain', icon: FilePen },
  submitted: { text: enterpriseText.submitted, means: enterpriseText.submittedMeans, tone: 'info', icon: Hourglass },
  reviewing: { text: enterpriseText.reviewing, means: enterpriseText.reviewingMeans, tone: 'info', icon: Search },
  approved: { text: enterpriseText.approved, means: enterpriseText.approvedMeans, tone: 'good', icon: CircleCheck },
  rejected: { text: enterpriseText.rejected, means: enterpriseText.rejectedMeans, tone: 'bad', icon: CircleX },
  suspended: { text: enterpriseText.suspended, means: enterpriseText.suspendedMeans, tone: 'bad', icon: PauseCircle },
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
