import type { moderationKinds, moderationQueue } from 'calls/moderation'
import type { CallOutput } from 'shared-state/api/declare-call'
import { certificateCases } from './certificate-cases.ts'
import { claimCases } from './claim-cases.ts'
import { commentCases } from './comment-cases.ts'
import { complaintCases } from './complaint-cases.ts'
import { exposureCases } from './exposure-cases.ts'
import { holdersOf } from './holds.ts'
import { interestsIn } from './interest.ts'
import { marketCases } from './market-cases.ts'
import type { CaseContext, CaseSource, ModerationCase } from './moderation-case.ts'
import { noticeCases } from './notice-cases.ts'
import { ticketCases } from './ticket-cases.ts'
import { vpsRequestCases } from './vps-request-cases.ts'

export type Kind = (typeof moderationKinds)[number]
type Seen = Pick<CallOutput<typeof moderationQueue>['items'][number], 'beingChecked' | 'holder' | 'ownInterest'>

export const sources: Record<Kind, CaseSource> = {
  exposure: exposureCases,
  comment: commentCases,
  market: marketCases,
  ticket: ticketCases,
  certificate: certificateCases,
  complaint: complaintCases,
  enterprise: claimCases,
  legalnotice: noticeCases,
  vpsrequest: vpsRequestCases,
}

/** Items of a kind as the viewing moderator sees them. One with an interest does not see who works on the item. */
export async function readCases(
  context: CaseContext,
  kind: Kind,
  ids: readonly string[],
): Promise<(ModerationCase & Seen)[]> {
  const { db, userId } = context
  const found = await sources[kind].read(context, ids)
  const foundIds = found.map(({ id }) => id)
  const [interests, holders] = await Promise.all([
    interestsIn(db, kind, foundIds, userId),
    holdersOf(db, kind, foundIds, userId),
  ])
  return found.map(one => {
    const ownInterest = interests.has(one.id)
    return { beingChecked: false, ...one, ownInterest, holder: ownInterest ? null : (holders.get(one.id) ?? null) }
  })
}
