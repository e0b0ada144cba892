import { exposureNoticereview } from 'calls/exposure-notices'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { LoadContext } from 'shared-state/runtime'
import type { Waiting } from '../waiting.ts'

export type NoticeReview = CallOutput<typeof exposureNoticereview>

/** A legal notice with its post and its sender; null for items of other kinds, and where the viewer has an interest. */
export async function loadNotice(
  { api, signal }: LoadContext,
  { kind, id, ownInterest }: Waiting,
): Promise<NoticeReview | null> {
  if (kind !== 'legalnotice' || ownInterest) return null
  return api.call(exposureNoticereview, { code: id }, { signal })
}
