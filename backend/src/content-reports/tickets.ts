import type { reportReason } from 'calls/entities/report-reason'
import type { Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import type { OutputOfSchema } from 'shared-state/schema'

export type Reason = OutputOfSchema<typeof reportReason>

const names: Record<Reason, Record<Language, string>> = {
  false: { en: 'It is not true', id: 'Isinya tidak benar' },
  abuse: { en: 'It insults or threatens', id: 'Menghina atau mengancam' },
  privacy: { en: 'It shows private data', id: 'Memuat data pribadi' },
  spam: { en: 'Advertising or spam', id: 'Iklan atau spam' },
  other: { en: 'Something else', id: 'Lainnya' },
}

export const reportReasonNames = (lang: Language) =>
  Object.entries(names).map(([code, words]) => ({ code: code as Reason, name: words[lang] }))

/** The name of a reason. */
export const reasonNameOf = (reason: Reason, lang: Language): string => names[reason][lang]

/** The reported item: a comment by its commentId, others by their code. */
export interface Reported {
  kind: 'comment' | 'exposure' | 'market'
  targetId: string
}

export async function hasReported(queries: Queries, { kind, targetId }: Reported, userId: string): Promise<boolean> {
  const sql = 'SELECT ticket_id FROM moderation_tickets WHERE kind = $1 AND target_id = $2 AND user_id = $3'
  return (await queries.one(sql, [kind, targetId, userId])) !== undefined
}

/** Opens a ticket for the moderators and returns its id; 409/3102 if this user has reported the item before. */
export async function openTicket(
  queries: Queries,
  { kind, targetId }: Reported,
  userId: string,
  reason: Reason,
  content: string,
): Promise<string> {
  const ticket = await queries.one<{ ticket_id: number }>(
    `INSERT INTO moderation_tickets (kind, target_id, user_id, reason, content) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (kind, target_id, user_id) DO NOTHING RETURNING ticket_id`,
    [kind, targetId, userId, reason, content],
  )
  if (!ticket) throw new Refusal(errorCodes.exists)
  return String(ticket.ticket_id)
}
