import type { commentList, commentMostweek, commentReplies, commentStasticinit } from 'calls/comments'
import type { Comment } from 'calls/entities/comment'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { Conditions, orderBy, sliceOf } from '../sql-parts.ts'
import type { SortKey } from '../sql-parts.ts'
import { commentColumns, commentTables, counting, toComment, visible } from './comment-rows.ts'
import type { CommentRow } from './comment-rows.ts'
import { commentNumber } from './find-comment.ts'

type ListInput = CallParsed<typeof commentList>
type Counts = CallOutput<typeof commentList>['counts']
type Scope = CallParsed<typeof commentMostweek>['scope']

const id: SortKey = { sql: 'c.comment_id', desc: true }
const orders: Record<ListInput['order'], SortKey[]> = {
  new: [{ sql: 'c.created_at', desc: true }, id],
  old: [{ sql: 'c.created_at' }, { sql: 'c.comment_id' }],
  helpful: [{ sql: 'c.helpful_count', desc: true }, { sql: 'c.created_at', desc: true }, id],
  rating: [{ sql: 'c.rating', desc: true, nullable: true }, { sql: 'c.created_at', desc: true }, id],
}

/** A page of the comments on one target, with the counts of all of them. */
export function createCommentLists(db: Db) {
  /**
   * Counted on every call, from a dedicated index and without a cache, so that authors see their own new comment counted. `listed` includes
   * those by the site's own team, which are in no other number.
   */
  const countsOf = async (
    targetType: string,
    targetCode: string,
  ): Promise<{ counts: Counts; listed: Counts; beingChecked: number }> => {
    const rows = await ratingCounts(db, targetType, [targetCode])
    return { counts: countKinds(rows, 'shown'), listed: countKinds(rows, 'listed'), beingChecked: countChecked(rows) }
  }

  return async (
    input: ListInput & { targetCode: string },
    lang: Language,
  ): Promise<Omit<CallOutput<typeof commentList>, 'translates'>> => {
    const { targetType, targetCode, kind, rating, hasImages, lang: writtenIn, pageIndex, pageSize } = input
    const where = new Conditions()
    where.add(
      `c.target_type = ${where.param(targetType)} AND c.target_code = ${where.param(targetCode)} AND c.parent_id IS NULL AND ${visible}`,
    )
    where.when(kind, value => `c.kind = ${value}`)
    where.when(rating, value => `c.rating = ${value}`)
    if (hasImages !== undefined) where.add(hasImages ? `c.image_ids <> '{}'` : `c.image_ids = '{}'`)
    where.when(writtenIn, value => `c.lang = ${value}`)
    const { counts, listed, beingChecked } = await countsOf(targetType, targetCode)
    const filtered = rating !== undefined || hasImages !== undefined || writtenIn !== undefined
    const total = filtered
      ? await count(db, where)
      : kind
        ? listed[kind]
        : listed.positive + listed.neutral + listed.negative
    const slice = sliceOf(pageIndex, pageSize, total)
    if (!slice) return { items: [], total, pageIndex, pageSize, counts, beingChecked }
    const keys = orders[input.order]
    const filter = where.where
    const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
    const rows = await db.query<CommentRow>(
      `SELECT ${commentColumns(where.param(lang))} FROM ${commentTables} JOIN
         (SELECT c.comment_id FROM comments c ${filter} ORDER BY ${orderBy(keys, slice.reverse)} ${limits}) page USING (comment_id)
       ORDER BY ${orderBy(keys)}`,
      where.params,
    )
    return { items: rows.map(row => toComment(row, lang)), total, pageIndex, pageSize, counts, beingChecked }
  }
}

const count = async (db: Db, where: Conditions) =>
  (await db.one<{ total: number }>(`SELECT count(*)::integer AS total FROM comments c ${where.where}`, where.params))
    ?.total ?? 0

/** The first replies to each of these comments, oldest first; comments without public replies are left out. */
export async function firstReplies(
  db: Db,
  { commentIds, num }: CallParsed<typeof commentReplies>,
  lang: Language,
): Promise<CallOutput<typeof commentReplies>['items']> {
  const rows = await db.query<CommentRow>(
    `SELECT ${commentColumns('$3')} FROM ${commentTables} JOIN
       (SELECT r.comment_id FROM unnest($1::bigint[]) AS asked(id) JOIN comments p ON p.comment_id = asked.id AND p.state IN ('published', 'flagged'),
        LATERAL (SELECT c.comment_id FROM comments c WHERE c.parent_id = asked.id AND ${visible}
                 ORDER BY c.created_at, c.comment_id LIMIT $2) r) shown USING (comment_id)
     ORDER BY c.created_at, c.comment_id`,
    [[...new Set(commentIds)].map(commentNumber), num, lang],
  )
  const replies = Map.groupBy(
    rows.map(row => toComment(row, lang)),
    ({ parentId }) => parentId!,
  )
  return [...replies].map(([commentId, of]) => ({ commentId, replies: of }))
}

const scopes: Record<Scope, string> = {
  week: `c.created_at > now() - interval '7 days'`,
  month: `c.created_at > now() - interval '1 month'`,
  bad: `c.created_at > now() - interval '7 days' AND c.kind = 'negative'`,
}

/**
 * The most helpful or the newest reviews of the week or month. Which they are is the same for everyone and remembered for a minute; their words are
 * not, and a review that is taken down in that time is left out.
 */
export function createWeeksComments(db: Db) {
  type Order = CallParsed<typeof commentMostweek>['order']
  const idsOf = memoize({ seconds: 60 }, async (scope: Scope, order: Order, num: number): Promise<string[]> => {
    const rows = await db.query<{ id: string }>(
      `SELECT c.comment_id::text AS id FROM ${commentTables}
       WHERE c.parent_id IS NULL AND c.target_type = 'broker' AND ${counting} AND ${scopes[scope]}
       ORDER BY ${orderBy(orders[order])} LIMIT $1`,
      [num],
    )
    return rows.map(({ id }) => id)
  })
  return async (scope: Scope, order: Order, num: number, lang: Language): Promise<Comment[]> => {
    const ids = await idsOf(scope, order, num)
    const rows = await db.query<CommentRow>(
      `SELECT ${commentColumns('$1')} FROM ${commentTables} WHERE c.comment_id = ANY($2::bigint[]) AND ${counting}`,
      [lang, ids],
    )
    const comments = new Map(rows.map(row => toComment(row, lang)).map(comment => [comment.commentId, comment]))
    return ids.flatMap(id => comments.get(id) ?? [])
  }
}

/** The newest reviews of one broker or of all brokers, of one kind or any. */
export async function newestReviews(
  db: Db,
  lang: Language,
  { traderCode, kind, num }: { traderCode?: string | undefined; kind?: string; num: number },
) {
  const where = new Conditions()
  const words = commentColumns(where.param(lang))
  where.add(`c.parent_id IS NULL AND c.target_type = 'broker' AND ${counting}`)
  where.when(traderCode, code => `c.target_code = ${code}`)
  where.when(kind, value => `c.kind = ${value}`)
  const order = 'ORDER BY c.created_at DESC, c.comment_id DESC'
  const sql = `SELECT ${words} FROM ${commentTables} ${where.where} ${order} LIMIT ${where.param(num)}`
  return (await db.query<CommentRow>(sql, where.params)).map(row => toComment(row, lang))
}

/** Rating statistics of brokers, in the order requested; a broker without reviews counts 0. */
export async function ratingFigures(
  db: Db,
  codes: readonly string[],
): Promise<CallOutput<typeof commentStasticinit>['items']> {
  const rows = Map.groupBy(await ratingCounts(db, 'broker', codes), row => row.target_code)
  return [...new Set(codes)].map(traderCode => {
    const [one, two, three, four, five] = countRatings(rows.get(traderCode) ?? [], 'counted')
    const distribution = [one, two, three, four, five]
    const beingChecked = countChecked(rows.get(traderCode) ?? [])
    const total = one + two + three + four + five
    const rating = total ? (one + 2 * two + 3 * three + 4 * four + 5 * five) / total : null
    return {
      traderCode,
      total,
      positive: four + five,
      neutral: three,
      negative: one + two,
      rating,
      distribution,
      beingChecked,
    }
  })
}

interface RatingCount {
  target_code: string
  rating: number | null
  /** Visible ones, those of them that are not by the site's own team, and those of these that are not being checked either. */
  listed: number
  shown: number
  counted: number
}

/** How often each rating is given to each of these targets; the conditions match the partial index comments_by_rating. */
const ratingCounts = (db: Db, targetType: string, codes: readonly string[]) =>
  db.query<RatingCount>(
    `SELECT c.target_code, c.rating, count(*)::integer AS listed, (count(*) FILTER (WHERE NOT c.by_team))::integer AS shown,
       (count(*) FILTER (WHERE ${counting}))::integer AS counted
     FROM comments c WHERE c.target_type = $1 AND c.target_code = ANY($2) AND c.parent_id IS NULL AND ${visible} GROUP BY c.target_code, c.rating`,
    [targetType, codes],
  )

type Counted = [one: number, two: number, three: number, four: number, five: number, none: number]

const countRatings = (rows: readonly RatingCount[], which: 'listed' | 'shown' | 'counted'): Counted =>
  [1, 2, 3, 4, 5, null].map(rating => rows.find(row => row.rating === rating)?.[which] ?? 0) as Counted

function countKinds(rows: readonly RatingCount[], which: 'listed' | 'shown'): Counts {
  const [one, two, three, four, five, none] = countRatings(rows, which)
  return { positive: four + five, neutral: three + none, negative: one + two }
}

const countChecked = (rows: readonly RatingCount[]): number =>
  rows.reduce((sum, { shown, counted }) => sum + shown - counted, 0)
