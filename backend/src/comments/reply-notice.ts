import type { Comment } from 'calls/entities/comment'
import type { Queries } from 'database/db'
import { articlePlace } from '../education/titles.ts'
import { sameInBoth, notify } from '../user-messages/notify.ts'
import { quoteOf } from '../user-messages/quote-of.ts'
import { staffOf } from './broker-staff.ts'
import { reviewPath } from './review-path.ts'

/** Leaves a notice for the author of the answered comment, unless they replied to themselves. */
export async function notifyOfReply(
  queries: Queries,
  answered: { user_id: string; parent_id: number | null },
  reply: Comment,
): Promise<void> {
  const { user, content, traderName } = reply
  if (answered.user_id === user.userId) return
  const isReview = traderName !== null && answered.parent_id === null
  const title = isReview
    ? {
        en: `${user.nick} answered your review of ${traderName}`,
        id: `${user.nick} membalas ulasan Anda tentang ${traderName}`,
      }
    : { en: `${user.nick} answered your comment`, id: `${user.nick} membalas komentar Anda` }
  await notify(queries, [answered.user_id], {
    kind: 'reply',
    title,
    text: sameInBoth(quoteOf(content)),
    path: await pathOf(queries, reply),
    mail: true,
  })
}

/** Where a reply is read; null where its target has no page with comments. */
async function pathOf(
  queries: Queries,
  { commentId, parentId, traderCode, traderSlug, targetType, targetCode }: Comment,
): Promise<string | null> {
  if (traderSlug !== null && traderCode !== null)
    return reviewPath({ slug: traderSlug, code: traderCode }, commentId, parentId)
  if (targetType === 'article') return pathOnArticle(queries, targetCode)
  if (targetType === 'market') return pathOnListing(queries, targetCode)
  if (targetType === 'survey') return pathOnSurvey(queries, targetCode)
  if (targetType !== 'exposure') return null
  const found = await queries.one<{ slug: string }>('SELECT slug FROM exposures WHERE code = $1', [targetCode])
  return found ? `/exposure/${found.slug}-${targetCode}.html#comments` : null
}

async function pathOnArticle(queries: Queries, code: string): Promise<string | null> {
  const article = await queries.one<{ slug: string; category: string }>(
    'SELECT slug, category FROM articles WHERE code = $1',
    [code],
  )
  return article ? `${articlePlace({ code, ...article })}#comments` : null
}

async function pathOnListing(queries: Queries, code: string): Promise<string | null> {
  const sql = 'SELECT type, slug FROM listings WHERE code = $1'
  const listing = await queries.one<{ type: string; slug: string }>(sql, [code])
  return listing ? `/market/${listing.type}/${listing.slug}-${code}.html#comments` : null
}

async function pathOnSurvey(queries: Queries, code: string): Promise<string | null> {
  const survey = await queries.one<{ slug: string }>('SELECT slug FROM surveys WHERE code = $1', [code])
  return survey ? `/survey/${survey.slug}-${code}.html#comments` : null
}

/** Notifies the broker's staff of a new review. */
export async function notifyStaffOfReview(
  queries: Queries,
  { user, content, traderName, traderCode }: Comment,
): Promise<void> {
  const title = { en: `${user.nick} has reviewed ${traderName}`, id: `${user.nick} mengulas ${traderName}` }
  const notice = {
    kind: 'enterprise',
    title,
    text: sameInBoth(quoteOf(content)),
    path: '/user/enterprise/replies.html',
    mail: true,
  } as const
  await notify(queries, await staffOf(queries, traderCode!), notice)
}
