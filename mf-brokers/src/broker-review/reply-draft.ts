import { readDraft } from './draft.ts'

export const replyDraftKey = (commentId: string): string => `reply-draft:${commentId}`

/** What this tab keeps of a reply; empty without any. */
export function readReplyDraft(commentId: string): string {
  const kept = readDraft(replyDraftKey(commentId)) as { content?: unknown } | null
  return typeof kept?.content === 'string' ? kept.content : ''
}
