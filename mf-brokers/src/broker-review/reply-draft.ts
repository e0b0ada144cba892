import { readDraft } from 'shared-state/forms/tab-draft'

export const replyDraftKey = (commentId: string): string => `reply-draft:${commentId}`

/** This tab's draft of a reply; empty if there is none. */
export function readReplyDraft(commentId: string): string {
  const kept = readDraft(replyDraftKey(commentId)) as { content?: unknown } | null
  return typeof kept?.content === 'string' ? kept.content : ''
}
