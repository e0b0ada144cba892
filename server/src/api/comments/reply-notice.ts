import type { Comment } from 'shared-state/calls/entities/comment'
import type { Queries } from '../../db/db.ts'

/** Characters of a reply that its notice quotes. */
const QUOTED = 200

/** Leaves a notice for the one who was answered, unless they answered themselves. */
export async function tellOfReply(
  queries: Queries, answered: { user_id: string; parent_id: number | null }, reply: Comment,
): Promise<void> {
  const { user, content, traderName, traderCode, traderSlug } = reply
  if (answered.user_id === user.userId) return
  const isReview = traderName !== null && answered.parent_id === null
  const title = isReview
    ? { en: `${user.nick} answered your review of ${traderName}`, id: `${user.nick} membalas ulasan Anda tentang ${traderName}` }
    : { en: `${user.nick} answered your comment`, id: `${user.nick} membalas komentar Anda` }
  const signs = [...content]
  const quote = signs.length > QUOTED ? `${signs.slice(0, QUOTED).join('')}…` : content
  const path = traderName === null ? null : `/brokers/review/${traderSlug}-${traderCode}.html`
  await queries.query(
    `INSERT INTO user_messages (user_id, kind, title, text, path)
     VALUES ($1, 'reply', $2::jsonb, jsonb_build_object('en', $3::text, 'id', $3::text), $4)`,
    [answered.user_id, JSON.stringify(title), quote, path],
  )
}
